#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/state/limits.h"
#include "engine/riftbound/text/reason_text.h"
#include "kit/riftbound/table/words.h"
#include "support/spoken.h"
#include "table/session/rule_book.h"

#include <gtest/gtest.h>

/// Riftbound's domains, refusals, limits and rules book have words in every language that has text
/// files.
namespace playmat::riftbound {

using RiftboundTexts = playmat::test::Spoken;

TEST_P(RiftboundTexts, SoDoesTheRulesBook)
{
    table::Translator::use(nullptr); // the book as it was written
    const learn::Book &book = *table::ruleBook("riftbound");
    for (const learn::BookEntry &entry : book.entries) {
        need(entry.title, "rules-riftbound");
        need(entry.text, "rules-riftbound");
    }
    for (const learn::Term &term : book.terms) {
        need(term.name, "rules-riftbound");
        need(term.text, "rules-riftbound");
    }
    nothingMisses();
    nothingIsLeft("rules-riftbound");
}

TEST_P(RiftboundTexts, DomainsAndRefusalsSpeakTheLanguage)
{
    for (const QString &domain : board::Words::domains(kAllDomains))
        need(domain.toStdString(), "words-riftbound");
    for (int reason = 1; reason < int(Reason::Count); ++reason)
        need(std::string(reasonPattern(Reason(reason))), "words-riftbound");
    for (int full = 1; full < int(kCapacities); ++full)
        need(capacityWords(Capacity(full)), "words-riftbound");
    need(std::string(reasonPattern(Reason::None)), "words-riftbound");
    nothingMisses();
    nothingIsLeft("words-riftbound");
}

INSTANTIATE_TEST_SUITE_P(Languages, RiftboundTexts,
                         testing::ValuesIn(playmat::test::languagesToTest()));

} // namespace playmat::riftbound
