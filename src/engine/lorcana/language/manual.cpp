#include "engine/lorcana/language/manual.h"

#include "engine/lorcana/language/spec.h"
#include "engine/lorcana/language/vocabulary.h"

namespace playmat::lorcana {

namespace {

template <class Record>
void describe(std::string &out, const Form<Record> &form)
{
    out += "### `" + std::string(form.word()) + "`\n\n" + std::string(form.about) + "\n\n";
    out += "Keys: ";
    bool first = true;
    for (const Field<Record> &field : form.fields) {
        out += (first ? "`" : ", `") + std::string(field.key) + "` (" + std::string(field.type)
            + (field.needed ? ")" : ", optional)");
        first = false;
    }
    out += ".\n\n";
    if (!form.example.empty())
        out += "```json\n" + std::string(form.example) + "\n```\n\n";
}

template <class Spec>
void describeAll(std::string &out, std::string_view title, std::span<const Spec *const> all)
{
    out += "## " + std::string(title) + "\n\n";
    for (const Spec *spec : all)
        describe(out, spec->form);
}

template <class Row>
void listWords(std::string &out, std::string_view what, std::span<const Row> rows)
{
    out += "- **" + std::string(what) + "**: ";
    bool first = true;
    for (const Row &row : rows) {
        out += (first ? "`" : ", `") + std::string(row.text) + "`";
        first = false;
    }
    out += "\n";
}

constexpr std::string_view kIntroduction
    = "# The language of Lorcana cards\n\n"
      "This file is made from the descriptions in `src/engine/lorcana`; the tests say when it is "
      "stale.\n\n"
      "A card is one object of a set's file: `id`, `name`, `version`, `type` (`character`, "
      "`action`, `song`, `item`, `location`), `cost`, `strength`, `willpower`, `lore`, "
      "`move_cost`, `inkwell`, `inks`, `classifications`, `rarity`, `keywords`. `names` lists the "
      "single names of a card that has several, `copies` how many a deck may have if not 4. "
      "Keywords are written as the protocol writes them: `\"evasive\"`, `\"challenger 2\"`, "
      "`\"shift 6\"`, `\"puppy shift 3\"`, `\"sing together 7\"`; a Shift that does not cost ink "
      "is `{\"shift_for\":{\"discard\":1,\"discard_of\":\"action\"}}`.\n\n"
      "Actions and songs have `do`, a list of effects; all others `abilities`. Each ability has "
      "the printed `name` (left out when there is none); with `while` it works only as long as a "
      "condition holds, with `\"during\":\"your_turn\"` only then. A part that cannot be said yet "
      "is `\"todo\":\"what is missing\"` on the card: it is in the catalogue then, and no deck "
      "may have it.\n\n"
      "Effects happen in order. What an effect chose or was done to is `it` (one card) or `them` "
      "(all of them) for the next ones. A list of conditions means all of them. A number may "
      "stand wherever an amount may; a kind alone (`\"character\"`) wherever a filter may.\n\n";

constexpr std::string_view kFilters
    = "## Filters and selectors\n\n"
      "A filter says which cards are meant; everything in it must hold: `kind` (one or a list), "
      "`in` (a zone; without it: in play), `side`, `class` and `not_class` (a classification, or "
      "any of a list), `name`, `ink`, `keyword`, `without`, `is` and `not` (properties), "
      "`\"other\":true` (not the card with the ability), `cost`, `strength`, `willpower`, `lore` "
      "(a number, or `{\"at_least\":n}`, `{\"at_most\":n}`), `or` (another filter that will do "
      "instead).\n\n"
      "A selector says what an effect is done to: `\"this\"`, `\"it\"`, `\"them\"`, `\"subject\"` "
      "(whose event triggered the ability), `\"other\"` (the other card of that event), "
      "`{\"choose\":filter}` (also `count`, `up_to`, `any_number`, `by` for another player who "
      "chooses), `{\"each\":filter}`, `{\"top\":n,\"of\":player}`, "
      "`{\"random\":filter,\"count\":n}`.\n\n"
      "A cost has `exert`, `ink`, `banish` (this card), `discard` with `discard_of`, "
      "`banish_other` and `exert_other` with `other_of`.\n\n";

} // namespace

std::string languageManual()
{
    std::string out(kIntroduction);
    describeAll(out, "Abilities", allAbilityForms());
    describeAll(out, "Effects", allOps());
    describeAll(out, "Conditions", allConditions());
    describeAll(out, "Amounts", allAmounts());
    out += kFilters;
    out += "## Words\n\n";
    listWords(out, "trigger", words::triggers);
    listWords(out, "keyword", words::keywords);
    listWords(out, "rule", words::rules);
    listWords(out, "property", words::props);
    listWords(out, "kind (and `song`)", words::kinds);
    listWords(out, "zone", words::zones);
    listWords(out, "side", words::sides);
    listWords(out, "player", words::players);
    listWords(out, "duration", words::durations);
    listWords(out, "ink", words::inks);
    return out;
}

} // namespace playmat::lorcana
