#include "bots/random_answer.h"
#include "fuzz/fuzz.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/hosted.h"
#include "table/session/table_session.h"

#include <QAbstractItemModelTester>

#include <map>
#include <memory>

/// What hands may do to a table, a few bytes per gesture. The models stay whole, the table shows
/// what the engine knows, and there is always a way back to doing nothing.
namespace playmat::fuzz {

using table::PlaybackQueue;
using table::TableController;
using table::TableSession;
namespace Seating = table::Seating;
using Tester = QAbstractItemModelTester;

namespace {

constexpr int kMostGestures = 60;
constexpr int kMatches = 8;

/// A match after this many answers, as its journal.
std::string journalOf(int seed, int answers)
{
    match::Json request{{"op", "new"}, {"seed", seed}};
    request["players"] = {{{"name", "Ada"}, {"deck", "luke"}}, {{"name", "Bo"}, {"deck", "vader"}}};
    match::Outcome<match::Match> match
        = match::Match::start(library(), match::setupFromJson(library(), request).value());
    check(match.ok(), "no match");
    core::Rng rng(std::uint64_t(seed) + 50);
    for (int i = 0; i < answers && !match.value().game().over(); ++i)
        (void)match.value().submit(bots::randomAnswer(match.value().game().decision(), rng,
                                                      match::swuCards(library()).names.size()));
    const Workplace folder;
    check(match.value().save(folder / "match").ok(), "the match cannot be saved");
    return contentOf(folder / "match");
}

/// The same, written once per process.
const std::string &journalFor(int seed, int answers)
{
    static std::map<std::pair<int, int>, std::string> all;
    std::string &text = all[{seed, answers}];
    if (text.empty())
        text = journalOf(seed, answers);
    return text;
}

/// The input as numbers; zeros once it is used up.
class Bytes
{
public:
    explicit Bytes(std::string_view input)
        : m_rest(input)
    {
    }
    [[nodiscard]] bool empty() const { return m_rest.empty(); }
    int below(int bound)
    {
        if (m_rest.empty())
            return 0;
        const int value = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        return value * bound / 256;
    }

private:
    std::string_view m_rest;
};

class Table
{
public:
    explicit Table(std::string_view input)
        : m_bytes(input)
    {
        m_session.stage()->setSpeed(PlaybackQueue::Speed(m_bytes.below(2)));
        m_session.seats()->setSeating(Seating::Mode(m_bytes.below(2)));
        m_session.stage()->setWindow({1280, 720});
        watchModels();
        const int seed = 1 + m_bytes.below(kMatches);
        const QString file = QString::fromStdString((m_folder / "match.playmat").string());
        writeFile(m_folder / "match.playmat", journalFor(seed, 8 * m_bytes.below(8)));
        m_session.setJournal(file); // and so it is continued
        check(m_session.resume(file), "no match: " + m_session.problem().toStdString());
    }

    /// Taken: the match went on.
    Verdict gesture()
    {
        const size_t before = m_session.match()->stepsDone();
        for (int i = 0; i < kMostGestures && !m_bytes.empty() && !m_session.over(); ++i)
            one();
        const bool moved = m_session.match()->stepsDone() != before;
        comeToRest();
        return moved ? Verdict::Taken : Verdict::Refused;
    }

private:
    using Hand = void (Table::*)();

    void watchModels()
    {
        watch(m_session.stage()->cards());
        watch(m_session.log());
        watch(m_session.stage()->pending());
        watch(m_session.preview()->explain());
        watch(hands().menu()->lines());
        watch(hands().desk()->choices());
        for (int seat = 0; seat < 2; ++seat) {
            for (const char *zone : {"hand", "ground", "space", "base", "resources", "discard"})
                watch(m_session.stage()->zone(
                    QStringLiteral("%1.%2").arg(QLatin1String(zone)).arg(seat)));
        }
    }
    void watch(QAbstractItemModel *model)
    {
        m_testers.push_back(std::make_unique<Tester>(model, Tester::FailureReportingMode::Warning));
    }

    [[nodiscard]] TableController &hands() { return *m_session.controller(); }

    QPointF anywhere() { return {m_bytes.below(1280) * 1., m_bytes.below(720) * 1.}; }
    QPointF point()
    {
        const auto &rows = m_session.stage()->scene().rows();
        const int which = m_bytes.below(256);
        if (rows.empty() || which > 200)
            return anywhere();
        return rows[size_t(which) % rows.size()].place.hit.center();
    }
    int card()
    {
        const auto &rows = m_session.stage()->scene().rows();
        const int which = m_bytes.below(256);
        return rows.empty() || which > 240 ? which : rows[size_t(which) % rows.size()].viewId;
    }
    int sign() { return m_bytes.below(2) == 0 ? 1 : -1; }

    void drag()
    {
        hands().pointer()->press(point());
        const QPointF to = point();
        hands().pointer()->move((to + hands().aim()->held().pointer) / 2);
        hands().pointer()->move(to);
        hands().pointer()->release(to);
    }
    void press() { hands().pointer()->press(point()); }
    void move() { hands().pointer()->move(point()); }
    void release() { hands().pointer()->release(point()); }
    void hover() { hands().pointer()->hover(point()); }
    void leave() { hands().pointer()->leave(); }
    void openMenu() { hands().menu()->openAt(point()); }
    void chooseMenu() { hands().menu()->choose(m_bytes.below(6) - 1); }
    void activate() { hands().pointer()->activate(card()); }
    void focusCard() { hands().keys()->focus(card()); }
    void focusStep() { hands().keys()->step(sign()); }
    void focusMove() { hands().keys()->move(m_bytes.below(3) - 1, m_bytes.below(3) - 1); }
    void activateFocused() { hands().keys()->activate(); }
    void cancel() { hands().cancel(); }
    void choose() { hands().desk()->choose(m_bytes.below(12) - 1); }
    void give() { hands().desk()->give(m_bytes.below(8) - 1, sign()); }
    void giveTo() { hands().desk()->giveTo(card(), sign()); }
    void moveChoice() { hands().desk()->moveChoice(m_bytes.below(6) - 1, m_bytes.below(6) - 1); }
    void chooseNumber() { hands().desk()->chooseNumber(m_bytes.below(12) - 1); }
    void chooseName() { hands().desk()->chooseName(m_bytes.below(256) - 1); }
    void done() { hands().desk()->done(); }
    void skip() { hands().desk()->skip(); }
    void pass() { hands().desk()->pass(); }
    void confirm() { hands().desk()->confirm(m_bytes.below(2) == 0); }
    void initiative() { hands().desk()->takeToken(); }
    void peekToggle() { m_session.seats()->peekToggle(m_bytes.below(2)); }
    void peekKey()
    {
        const int seat = m_bytes.below(2);
        m_session.seats()->peekKey(seat, m_bytes.below(2) == 0);
    }
    void cover() { m_session.seats()->coverHands(); }
    void undo()
    {
        m_session.takingBack()->undo();
        m_session.takingBack()->agree(m_bytes.below(2));
        m_session.takingBack()->agree(m_bytes.below(2));
    }
    void redo() { m_session.takingBack()->redo(); }
    void resize()
    {
        m_session.stage()->setWindow({1280 + m_bytes.below(1200), 720 + m_bytes.below(800)});
        m_session.stage()->setPanelShown(m_bytes.below(2) == 0);
    }
    void seating() { m_session.seats()->setSeating(Seating::Mode(m_bytes.below(2))); }
    /// What the rules allow, by clicks, so that matches go on.
    void legal()
    {
        m_session.takingBack()->withdraw();
        const core::Decision decision = match::swuGame(*m_session.match())->decision();
        if (decision.options.empty())
            return hands().desk()->skip();
        const core::Option &option
            = decision.options[size_t(m_bytes.below(int(decision.options.size())))];
        if (m_session.seats()->peeking() != int(decision.player))
            m_session.seats()->peekToggle(decision.player);
        hands().pointer()->activate(option.card);
        if (option.target != core::kNone)
            hands().pointer()->activate(option.target);
        else if (option.zone != core::kNone)
            hands().pointer()->activateZone(option.zone == std::uint8_t(swu::Zone::Space)
                                                ? QStringLiteral("space.%1").arg(decision.player)
                                                : QStringLiteral("ground.%1").arg(decision.player));
        hands().desk()->done();
    }
    void looksUp()
    {
        m_session.preview()->showPrinted(QStringLiteral("SOR_%1").arg(m_bytes.below(256)));
    }

    void one()
    {
        static constexpr Hand kHands[] = {
            &Table::drag,       &Table::drag,         &Table::press,      &Table::move,
            &Table::release,    &Table::hover,        &Table::leave,      &Table::openMenu,
            &Table::chooseMenu, &Table::activate,     &Table::activate,   &Table::focusCard,
            &Table::focusStep,  &Table::focusMove,    &Table::cancel,     &Table::activateFocused,
            &Table::choose,     &Table::give,         &Table::giveTo,     &Table::moveChoice,
            &Table::chooseName, &Table::chooseNumber, &Table::done,       &Table::skip,
            &Table::pass,       &Table::confirm,      &Table::initiative, &Table::peekToggle,
            &Table::peekKey,    &Table::cover,        &Table::undo,       &Table::redo,
            &Table::resize,     &Table::seating,      &Table::legal,      &Table::looksUp,
            &Table::legal,      &Table::legal};
        (this->*kHands[m_bytes.below(int(std::size(kHands)))])();
    }

    void comeToRest()
    {
        m_session.takingBack()->withdraw();
        for (int i = 0; i < 3; ++i)
            hands().cancel();
        check(hands().state() == TableController::Idle, "no way back to doing nothing");
        const_cast<table::PlaybackQueue &>(m_session.stage()->playback()).finish();
        check(m_session.stage()->playback().disagreements() == 0, "events told something else");
        check(m_session.stage()->showsFreshObservation(), "the table shows something else");
    }

    Bytes m_bytes;
    Workplace m_folder;
    TableSession m_session;
    std::vector<std::unique_ptr<Tester>> m_testers;
};

} // namespace

std::vector<std::string> seeds()
{
    std::vector<std::string> inputs;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        core::Rng rng(seed);
        std::string bytes(160, '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(rng.below(256));
        inputs.push_back(bytes);
    }
    return inputs;
}

Verdict run(std::string_view input)
{
    return Table(input).gesture();
}

} // namespace playmat::fuzz
