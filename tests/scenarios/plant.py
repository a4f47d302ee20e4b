#!/usr/bin/env python3
"""Plants faults in cards and counts how many a command notices.

    tests/scenarios/plant.py --game swu --set sor [--cards 60] [--seed 1] [--cli PROGRAM] -- COMMAND...

Each fault is one change of one node of one card: a part dropped, a number one higher, a side turned round. A faulty card file that
does not load is no fault. COMMAND runs with PLAYMAT_RESOURCES and PLAYMAT_RESOURCE_DIR leading to the faulty copy; {card} in it
is the card's id. It notices a fault by ending with another status than 0.
"""
import argparse
import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ABILITIES = ('abilities', 'keywords', 'leader', 'unit', 'upgrade', 'second')
TURNED = {'friendly': 'enemy', 'enemy': 'friendly', 'you': 'opponent', 'opponent': 'you', 'ground': 'space', 'space': 'ground',
          'yours': 'opposing', 'opposing': 'yours', 'your': 'opponent', 'defeated': 'played', 'played': 'defeated',
          'each_opponent': 'you', 'each_player': 'each_opponent', 'hand': 'discard', 'discard': 'hand', 'top': 'bottom',
          'bottom': 'top', 'shield': 'experience', 'experience': 'shield', 'chosen_player': 'you', 'phase': 'attack'}


def places(value, path):
    """All parts of a tree, by their paths."""
    yield path, value
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in entries:
        yield from places(one, path + (key,))


def changed(card, path, change):
    out = copy.deepcopy(card)
    at = out
    for key in path[:-1]:
        at = at[key]
    change(at, path[-1])
    return out


def faults(card):
    """(what was done, the card with it)"""
    for part in ABILITIES:
        for path, value in places(card.get(part), (part,)):
            if len(path) > 1 and path[-1] != 'name':
                yield f'drop {path}', changed(card, path, lambda at, key: at.pop(key))
            if isinstance(value, int) and not isinstance(value, bool):
                yield f'raise {path}', changed(card, path, lambda at, key: at.__setitem__(key, at[key] + 1))
            if isinstance(value, str) and value in TURNED:
                yield f'turn {path}', changed(card, path, lambda at, key: at.__setitem__(key, TURNED[at[key]]))


def quietly(command, environment):
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument('--game', required=True)
    reader.add_argument('--set', required=True)
    reader.add_argument('--cards', type=int, default=60)
    reader.add_argument('--seed', type=int, default=1)
    reader.add_argument('--cli', default='.build/release/bin/playmat-cli')
    reader.add_argument('--resources', default='resources')
    reader.add_argument('command', nargs='+')
    wanted = reader.parse_args()
    source = pathlib.Path(wanted.resources).resolve()
    with tempfile.TemporaryDirectory() as folder:
        copied = pathlib.Path(folder)
        for one in source.iterdir():
            if one.name != 'cards':
                (copied / one.name).symlink_to(one)
        (copied / 'cards' / wanted.game).mkdir(parents=True)
        for one in (source / 'cards' / wanted.game).iterdir():
            (copied / 'cards' / wanted.game / one.name).symlink_to(one)
        target = copied / 'cards' / wanted.game / f'{wanted.set}.json'
        target.unlink()
        document = json.loads((source / 'cards' / wanted.game / target.name).read_text())
        able = [i for i, card in enumerate(document['cards']) if any(card.get(part) for part in ABILITIES) and 'todo' not in card]
        random.Random(wanted.seed).shuffle(able)
        environment = dict(os.environ, PLAYMAT_RESOURCES=folder, PLAYMAT_RESOURCE_DIR=folder)
        planted = noticed = 0
        for i in sorted(able[:wanted.cards]):
            card = document['cards'][i]
            for what, faulty in faults(card):
                faulted = dict(document, cards=document['cards'][:i] + [faulty] + document['cards'][i + 1:])
                target.write_text(json.dumps(faulted))
                if quietly([wanted.cli, 'check-cards', '--game', wanted.game], environment) != 0:
                    continue
                planted += 1
                if quietly([word.replace('{card}', card['id']) for word in wanted.command], environment) != 0:
                    noticed += 1
                else:
                    print(f'unnoticed: {card["id"]}: {what}', flush=True)
        print(f'{noticed} of {planted} faults in {min(wanted.cards, len(able))} cards noticed')
    return 0


if __name__ == '__main__':
    sys.exit(main())
