#include "engine/swu/language/form.h"
#include "engine/swu/language/vocabulary.h"

/// Lists of keywords, some with their numbers.
namespace playmat::swu {

namespace {

/// Which of the set's numbers belongs to the keyword.
struct NumberOf
{
    std::uint8_t TreeReader::KeywordSet::*fixed;
    AmountId TreeReader::KeywordSet::*computed;
};

NumberOf numberOf(Keywords bit)
{
    using Set = TreeReader::KeywordSet;
    return bit == kw::Raid   ? NumberOf{&Set::raid, &Set::raidAmount}
        : bit == kw::Restore ? NumberOf{&Set::restore, &Set::restoreAmount}
                             : NumberOf{&Set::exploit, nullptr};
}

std::vector<std::string_view> numberedKeywords()
{
    std::vector<std::string_view> out;
    for (const KeywordWord &k : words::keywords)
        if (k.numbered)
            out.push_back(k.text);
    return out;
}

/// Refuses a keyword that would do nothing there, or that is written otherwise.
void checkPurpose(const JsonCursor &item, const KeywordWord &k, TreeReader::KeywordsFor purpose)
{
    using For = TreeReader::KeywordsFor;
    if (k.byAbility)
        item.fail("is written as an ability: {\"" + std::string(k.text) + "\": …}");
    if (purpose == For::Upgrade && !k.attaching)
        item.fail("an upgrade has no use for " + std::string(k.name));
    if (purpose != For::Upgrade && k.attaching)
        item.fail("only an upgrade has a use for " + std::string(k.name));
    if (purpose == For::Event && !k.whilePlayed && !k.attaching)
        item.fail("an event has no use for " + std::string(k.name));
    if (purpose != For::Card && purpose != For::Event && purpose != For::Upgrade && k.whilePlayed)
        item.fail("a card in play has no use for " + std::string(k.name));
}

bool isNumbered(Keywords bit)
{
    const KeywordWord *row = rowOf(words::keywords, bit);
    return row != nullptr && row->numbered;
}

} // namespace

void TreeReader::numberedKeyword(const JsonCursor &item, KeywordsFor purpose, KeywordSet &set)
{
    if (!item.expectObject(numberedKeywords()))
        return;
    for (const KeywordWord &k : words::keywords) {
        if (!k.numbered || !item.has(k.text))
            continue;
        checkPurpose(item, k, purpose);
        set.bits |= k.value;
        const NumberOf number = numberOf(k.value);
        if (purpose != KeywordsFor::ComputedGain)
            set.*number.fixed = static_cast<std::uint8_t>(item.at(k.text).integer(1, 20));
        else if (number.computed != nullptr)
            set.*number.computed = amount(item.at(k.text));
    }
}

TreeReader::KeywordSet TreeReader::keywordSet(const JsonCursor &at, KeywordsFor purpose)
{
    KeywordSet set;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        if (!item.isString()) {
            numberedKeyword(item, purpose, set);
            continue;
        }
        const Keywords bit = readWord(item, words::keywords);
        if (const KeywordWord *row = rowOf(words::keywords, bit); row != nullptr)
            checkPurpose(item, *row, purpose);
        if (isNumbered(bit) && purpose != KeywordsFor::Loss)
            item.fail("needs a number: {\"" + std::string(item.string()) + "\": 1}");
        set.bits |= bit;
    }
    return set;
}

void describeKeywords(std::vector<FormText> &out)
{
    FormText numbered{"numbered_keyword", "A keyword with its number.", {}};
    for (const std::string_view word : numberedKeywords())
        numbered.fields.push_back({word, "amount", false, 0, 0});
    out.push_back(numbered);
}

} // namespace playmat::swu
