#!/usr/bin/env python3
"""Writes the facts of sets of Star Wars: Unlimited into resources/cards/swu/<set>.json.

    packaging/swu-facts.py FOLDER SET...            writes the sets, e.g. packaging/swu-facts.py ../cards JTL LOF
    packaging/swu-facts.py FOLDER --check SET...    writes nothing; exits with 1 if a file would change
    packaging/swu-facts.py FOLDER --compare OTHER SET...
                                                    compares the figures with those in a second folder

FOLDER has one list of cards for each set (<SET>.json: name, subtitle, type, cost, power, hp, upgradePower, upgradeHp, aspects, traits,
keywordsFront, keywordsBack, piloting, arena, unique, rarity, leaderDeploy, backSide, printings, text …), TOKENS.json and ALIASES.json.
The folder is not part of the repository, because we do not own the texts in it. The script writes only facts, and reads the texts only
to find out whether a card has more than facts and keywords. Such a card gets a "todo" until its abilities have been written.

The script keeps the abilities and the other values that were written by hand (HAND) exactly as they are, and does not add a "todo" that
was removed. It rewrites facts and keywords. Reprints of cards of other sets, and further prints of a card, are not written as cards:
aliases.json maps their numbers to the oldest number of the card.
"""
import argparse
import functools
import json
import pathlib
import re
import sys

CARDS = pathlib.Path(__file__).resolve().parent.parent / 'resources' / 'cards' / 'swu'
SETS = pathlib.Path(__file__).resolve().parent.parent / 'resources' / 'lists' / 'swu.json'
TODO = 'its abilities are not written yet'
HAND = ('abilities', 'attach', 'deck', 'leader', 'unit', 'second', 'upgrade', 'most')
FACTS = ('id', 'name', 'subtitle', 'type', 'cost', 'power', 'hp', 'arena', 'unique', 'aspects', 'traits', 'rarity')
NUMBERED = ('Raid', 'Restore', 'Exploit')
# Keywords with their own effect or cost: the ability language writes them as abilities, not as words in a list.
EFFECTS = ('Coordinate', 'Bounty', 'Smuggle', 'Piloting', 'Plot')
ORDER = [s['code'] for s in json.loads(SETS.read_text())['sets']]
FORMATS = SETS.parent.parent / 'formats' / 'swu.json'
RELEASED = {s['code']: s['released'] for s in json.loads(FORMATS.read_text())['sets']}


def release(card_id):
    """Returns the sort key of a print: older sets come first."""
    code, number = card_id.split('_')
    return (ORDER.index(code) if code in ORDER else len(ORDER), number)


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'))


def without_reminders(text):
    while (short := re.sub(r'\([^()]*\)', '', text)) != text:
        text = short
    return text


def is_keyword_line(line):
    names = 'Ambush|Grit|Overwhelm|Saboteur|Sentinel|Shielded|Hidden|Support|Plot|Fortify'
    word = rf'(?:(?:{names})|(?:Raid|Restore|Exploit) \d+|Piloting \[[^\]]*\])'
    return re.fullmatch(rf'{word}(?:[,;] {word})*\.?', line.strip()) is not None


def says_more(text, known=()):
    """Returns whether a text has lines other than keywords and `known` lines."""
    lines = without_reminders(text or '').split('\n')
    return any(line.strip(' .') and not is_keyword_line(line) and line not in known for line in lines)


KEYWORD = 'Ambush|Grit|Overwhelm|Saboteur|Sentinel|Shielded|Hidden'


def keyword(words):
    """Converts "Raid 2" to the form of the ability language."""
    name, _, number = words.partition(' ')
    return {name.lower(): int(number)} if number else name.lower()


def granted(card):
    """Returns the abilities that only grant a keyword, and the lines of the text that contain them."""
    out, lines = [], set()
    text = without_reminders((card['pilotText'] if card['piloting'] else card['text']) or '')
    gain = rf'((?:{KEYWORD})|(?:Raid|Restore) \d+)'
    for line in text.split('\n'):
        if card['type'] == 'Upgrade' or card['piloting']:
            if found := re.fullmatch(rf'Attached unit gains {gain}\.?', line.strip()):
                out.append({'affects': 'attached', 'gains': [keyword(found[1])]})
                lines.add(line)
        if card['type'] == 'Unit' and (found := re.fullmatch(rf'Coordinate — {gain}\.?', line.strip())):
            out.append({'coordinate': {'affects': 'this', 'gains': [keyword(found[1])]}})
            lines.add(line)
    return out, lines


def attach_to(card):
    """Returns the filter that "Attach to a Force unit." stands for, and the line."""
    found = re.search(r'^Attach to an? (non-)?([A-Z][A-Za-z]*) unit\.?$', without_reminders(card['text'] or ''), re.M)
    if card['type'] != 'Upgrade' or not found:
        return None, set()
    return {'kind': 'unit', 'not_trait' if found[1] else 'trait': found[2]}, {found[0]}


def keywords(listed):
    return [{k['name'].lower(): k['value']} if k['name'] in NUMBERED else k['name'].lower()
            for k in listed or [] if k['name'] not in EFFECTS]


# Lines of texts that are facts about decks: pattern, key, function that converts the value.
DECK_LINES = (
    (r'Your minimum deck size is increased by (\d+) cards\.', 'size', int),
    (r'Your minimum deck size is decreased by (\d+) cards\.', 'size', lambda n: -int(n)),
    (r'A deck can have up to (\d+) copies of this card\.', 'copies', int),
    (r'Draw (\d+) less cards? in your starting hand\.', 'hand', lambda n: -int(n)),
    (r'Draw (\d+) more cards? in your starting hand\.', 'hand', int),
    (r"(You can't take a mulligan\.)", 'mulligan', lambda _: False),
)


def deck_rule(text):
    """Returns the deck rules of a text, and the rest of the text."""
    rule, text = {}, text or ''
    for line, key, value in DECK_LINES:
        if found := re.search(line, text):
            rule[key] = value(found[1])
            text = text.replace(found[0], '')
    return rule, text


# Corrections of the data: the other cards of this character have this name.
CORRECTED = {'TS26_015': {'name': 'C-3PO'}}


def facts(card):
    card = card | CORRECTED.get(card['id'], {})
    out = {'id': card['id'], 'name': card['name']}
    if card['subtitle'] and card['type'] != 'Base':  # the subtitle of a base only repeats its trait, a place
        out['subtitle'] = card['subtitle']
    kind = card['type'].lower()
    out['type'] = kind
    two_leaders = kind == 'leader' and card['backSide']
    if kind != 'base' and not two_leaders:
        out['cost'] = card['cost']
    if kind == 'upgrade':
        out['power'], out['hp'] = card['upgradePower'] or 0, card['upgradeHp'] or 0
    elif kind == 'base':
        out['hp'] = card['hp']
    elif kind in ('leader', 'unit') and not two_leaders:
        out['power'], out['hp'], out['arena'] = card['power'], card['hp'], card['arena'].lower()
    if card['unique'] or (card['subtitle'] and kind != 'base'):  # a card with a subtitle is one particular person or ship
        out['unique'] = True
    if card['aspects']:
        out['aspects'] = [a.lower() for a in card['aspects']]
    if card['traits']:
        out['traits'] = card['traits']
    out['rarity'] = card['rarity'].lower()
    return out


def abilities_of_facts(card):
    """Returns the abilities Piloting and Plot, which follow from the facts alone."""
    out = []
    if pilot := card['piloting']:
        out.append({'piloting': pilot['cost']} | ({'aspects': [a.lower() for a in pilot['aspects']]} if pilot['aspects'] else {}))
    if any(k['name'] == 'Plot' for k in card['keywordsFront'] or []):
        out.append({'plot': True})
    return out


def leader_parts(card):
    if back := card['backSide']:
        return {'leader': {}, 'second': {'name': back['name'], 'subtitle': card['subtitle'],
                                         'aspects': [a.lower() for a in back['aspects']], 'traits': back['traits']}}
    out = {'leader': {}, 'deploy': (card['leaderDeploy'] or {}).get('n', card['cost']), 'unit': {}}
    if (card['epicAction'] or '').startswith('Action'):
        del out['deploy']  # this leader deploys by an ordinary ability, which can be used more than once
    if words := keywords(card['keywordsBack']):
        out['unit']['keywords'] = words
    return out


def upgrade_side(card):
    side = {'power': card['upgradePower'] or 0, 'hp': card['upgradeHp'] or 0}
    if (card['leaderDeploy'] or {}).get('asPilot'):
        side['deploys'] = True
    return side


def is_whole(card, text):
    if card['type'] in ('Leader', 'Event'):
        return False
    known = granted(card)[1] | attach_to(card)[1]
    return not any(says_more(t, known) for t in (text, card['pilotText'], card['epicAction']))


def parts(card):
    """Returns the values that are not in FACTS."""
    out = {}
    rule, text = deck_rule(card['text'])
    if not is_whole(card, text):
        out['todo'] = TODO
    if card['type'] == 'Leader':
        out |= leader_parts(card)
    elif words := keywords(card['keywordsFront']):
        out['keywords'] = words
    given = granted(card)[0]
    if listed := abilities_of_facts(card) + ([] if card['piloting'] else given):
        out['abilities'] = listed
    if place := attach_to(card)[0]:
        out['attach'] = place
    if card['piloting'] or (card['leaderDeploy'] or {}).get('asPilot'):
        out['upgrade'] = upgrade_side(card) | ({'abilities': given} if card['piloting'] and given else {})
    if rule:
        out['deck'] = rule
    return out


def token(row):
    """Returns the facts and the other values of a token; its abilities come from TOKEN_ABILITIES, not from its text."""
    kinds = {'Token Unit': 'token_unit', 'Token Upgrade': 'token_upgrade'}
    out = {'id': row['id'], 'name': row['name'], 'type': kinds.get(row['type'], 'token')}
    if out['type'] == 'token_upgrade':
        out['power'], out['hp'] = row['upgradePower'] or 0, row['upgradeHp'] or 0
    if out['type'] == 'token_unit':
        out['power'], out['hp'], out['arena'] = row['power'], row['hp'], row['arena'].lower()
    if row['aspects']:
        out['aspects'] = [a.lower() for a in row['aspects']]
    if row['traits']:
        out['traits'] = row['traits']
    rest = {}
    if words := keywords(row['keywordsFront']):
        rest['keywords'] = words
    return out, rest | TOKEN_ABILITIES.get(row['name'], {})


TOKEN_ABILITIES = {
    'The Force': {'most': 1},
    'Credit': {'abilities': [{'affects': 'this', 'rule': 'pays'}]},
    'Advantage': {'abilities': [{'when': 'fight_ends', 'do': [{'defeat': 'this'}]}]},
}


def raw_objects(text, at):
    """Returns the keys of the object that begins at `at`, each with the text of its value, and the end of the object."""
    out, decoder = {}, json.JSONDecoder()
    at = text.index('{', at) + 1
    while text[at := re.compile(r'[\s,]*').match(text, at).end()] != '}':
        key, at = decoder.raw_decode(text, at)
        at = re.compile(r'\s*:\s*').match(text, at).end()
        _, end = decoder.raw_decode(text, at)
        out[key] = text[at:end]
        at = end
    return out, at + 1


def written(path):
    """Returns the cards in the file by id, as keys with the texts of their values."""
    if not path.exists():
        return {}
    text = path.read_text()
    at, out = text.index('"cards":') + len('"cards":'), {}
    at = text.index('[', at) + 1
    while text[at := re.compile(r'[\s,]*').match(text, at).end()] == '{':
        card, at = raw_objects(text, at)
        out[json.loads(card['id'])] = card
    return out


def pretty(key, value):
    """Formats a value as in the card files, with one ability per line."""
    if isinstance(value, list) and key == 'abilities':
        return '[\n' + ',\n'.join('  ' + compact(one) for one in value) + ']'
    return compact(value)


def card_text(fact, rest, old):
    """Returns the text of one card: its facts in one line, then the rest; values written by hand are kept."""
    texts = {key: pretty(key, value) for key, value in rest.items()}
    if old:
        if 'todo' not in old:
            texts.pop('todo', None)
        elif 'todo' in texts:
            texts['todo'] = old['todo']
        texts |= {key: old[key] for key in HAND if key in old}
    order = ('todo', 'keywords', 'abilities', 'leader', 'deploy', 'unit', 'second', 'attach', 'upgrade', 'deck', 'most')
    line = compact(fact)[:-1]
    for key in ('todo', 'keywords'):
        if key in texts:
            line += f',"{key}":{texts[key]}'
    return line + ''.join(f',\n "{key}":{texts[key]}' for key in order[2:] if key in texts) + '}'


def identity(card):
    """Returns the key that all prints of a card share."""
    return card['type'] == 'Base', card['name'], '' if card['type'] == 'Base' else card['subtitle'] or ''


@functools.cache
def oldest_prints(folder):
    """Returns the number of the oldest print of each card, by identity."""
    out = {}
    for code in ORDER:
        for card in json.loads((folder / f'{code}.json').read_text()) if (folder / f'{code}.json').exists() else ():
            out[identity(card)] = min([out.get(identity(card), card['id']), card['id'], *card['printings']], key=release)
    return out


def is_reprint(folder, card):
    return oldest_prints(folder)[identity(card)].split('_')[0] != card['set']


def set_cards(folder, code):
    cards = [c for c in json.loads((folder / f'{code}.json').read_text()) if not is_reprint(folder, c)]
    tokens = [t for t in json.loads((folder / 'TOKENS.json').read_text()) if t['set'] == code]
    return cards, tokens


def file_traits(code):
    """Returns the traits that the file of the set lists already."""
    path = CARDS / f'{code.lower()}.json'
    return json.loads(path.read_text())['traits'] if path.exists() else []


def earlier_traits(code):
    """Returns the traits of older sets, which the file of this set does not list again."""
    out = {'Learned', 'Armor'}  # from tokens.json
    for older in ORDER[:ORDER.index(code)]:
        out |= set(file_traits(older))
    return out


def file_text(folder, code, name):
    cards, tokens = set_cards(folder, code)
    old = written(CARDS / f'{code.lower()}.json')
    rows = [card_text(facts(c), parts(c), old.get(c['id'])) for c in cards]
    rows += [card_text(*token(t), old.get(t['id'])) for t in tokens]
    traits, older = file_traits(code), earlier_traits(code)
    for c in cards + tokens:
        for t in c['traits'] + ((c.get('backSide') or {}).get('traits') or []):
            if t not in traits and t not in older:
                traits.append(t)
    return (f'{{"$schema":"schema.json","set":"{code}","name":{compact(name)},"released":"{RELEASED[code]}",\n"traits":{compact(traits)},\n"cards":[\n'
            + ',\n'.join(rows) + '\n]}\n')


def aliases_text(folder, codes):
    """Returns the text of aliases.json with the prints of these sets added: each number leads to the oldest one of its card."""
    path = CARDS / 'aliases.json'
    table = dict(json.loads(path.read_text())['aliases'])
    prints = json.loads((folder / 'ALIASES.json').read_text())['aliases']
    oldest = {}
    for file in sorted(folder.glob('*.json')):
        if file.stem in ORDER:
            for c in json.loads(file.read_text()):
                oldest[c['id']] = oldest_prints(folder)[identity(c)]
    have = {i for p in CARDS.glob('*.json') if p.name not in ('aliases.json', 'schema.json') for i in written(p)}
    have |= {c['id'] for code in codes for c in set_cards(folder, code)[0]}
    for print_code, card_id in list(prints.items()) + [(i, i) for i in oldest]:
        target = oldest.get(card_id, card_id)
        if target in have and print_code not in have and print_code not in table:
            table[print_code] = target
    entries = [f'{compact(k)}:{compact(v)}' for k, v in sorted(table.items())]
    lines, line = [], ''
    for entry in entries:
        if line and len(line) + len(entry) > 115:
            lines.append(line)
            line = ''
        line += entry + ','
    return '{"aliases":{\n' + '\n'.join(lines + [line]).rstrip(',') + '\n}}\n'


def compare(folder, other, code):
    """Yields the differences between the figures in two folders, as sentences."""
    second = {c['id']: c for c in json.loads((other / f'{code}.json').read_text())}
    for card in set_cards(folder, code)[0]:
        there = second.get(card['id'])
        for key in ('cost', 'power', 'hp', 'upgradePower', 'upgradeHp', 'arena', 'unique', 'aspects', 'traits', 'type'):
            if there and key in there and (there[key] or None) != (card[key] or None):
                yield f"{card['id']} {card['name']}: {key} is {card[key]}, and {there[key]} in the second folder"


def settle(path, text, only_check):
    """Writes the text if the file differs and this is not only a check; returns whether the file differed."""
    if path.exists() and path.read_text() == text:
        return False
    print(f'{path.name}: {"not as it would be written" if only_check else "written"}')
    if not only_check:
        path.write_text(text)
    return True


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('folder', type=pathlib.Path)
    parser.add_argument('sets', nargs='+')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--compare', type=pathlib.Path)
    wish = parser.parse_args()
    names = {s['code']: s.get('name', s['code']) for s in json.loads(SETS.read_text())['sets']}
    if wish.compare:
        found = [line for code in wish.sets for line in compare(wish.folder, wish.compare, code)]
        print('\n'.join(found) or 'no differences')
        return 1 if found else 0
    stale = 0
    for code in sorted(wish.sets, key=ORDER.index):
        stale += settle(CARDS / f'{code.lower()}.json', file_text(wish.folder, code, names[code]), wish.check)
    stale += settle(CARDS / 'aliases.json', aliases_text(wish.folder, wish.sets), wish.check)
    return 1 if wish.check and stale else 0


if __name__ == '__main__':
    sys.exit(main())
