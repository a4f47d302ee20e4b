#include "engine/swu/language/op.h"
#include "engine/swu/view/forecast.h"
#include "engine/swu/view/observe.h"
#include "engine/swu/view/value_sources.h"
#include "kit/swu/headless/twins.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

/// What twins tell beforehand: to whoever is asked and, where people share one screen, to
/// everybody who looks at it while the hands are covered.
namespace playmat::cli {

namespace {

using match::HostedSwu;
using swu::CardId;
using swu::Viewer;

using Names = std::array<int, swu::kMaxCards>;

/// A forecast in the viewer's names.
using Told = std::vector<std::pair<int, swu::CardOutcome>>;

/// A number for what a forecast says would do nothing.
int numberOf(const swu::OpSpec *idle)
{
    const auto &ops = swu::allOps();
    return static_cast<int>(std::ranges::find(ops, idle) - ops.begin());
}

void tell(Told &told, int key, const swu::Forecast &f, const Names &names)
{
    told.push_back({key, {.damage = f.whole, .healed = f.nothing, .wounds = numberOf(f.idle)}});
    Told cards;
    for (swu::CardOutcome one : f.cards) {
        const int name = names[one.card];
        one.card = swu::kNone;
        cards.emplace_back(name, one);
    }
    std::ranges::sort(cards, {}, &Told::value_type::first);
    told.insert(told.end(), cards.begin(), cards.end());
}

void tellAttack(Told &told, const swu::Game &game, const core::Option &o)
{
    if (static_cast<swu::OptionKind>(o.kind) != swu::OptionKind::Attack || o.target == swu::kNone)
        return;
    const swu::AttackForecast f = swu::forecastAttack(game.db(), game.state(), o.card, o.target);
    told.push_back(
        {-2, {.damage = f.dealt, .shieldUsed = f.shieldAbsorbs, .defeated = f.defenderDefeated}});
}

/// What one option would do.
Told forecastOf(const swu::Game &game, std::uint16_t option, const Names &names)
{
    Told told;
    const core::Decision &d = game.decision();
    tell(told, 0, swu::forecastOption(game.db(), game.state(), d, option), names);
    const swu::UseForecast use = swu::forecastUse(game.db(), game.state(), d, option);
    tell(told, static_cast<int>(use.idle), use.sure, names);
    std::vector<std::pair<int, Told>> aims;
    for (const swu::UseForecast::Aim &aim : use.aims) {
        auto &[name, onto] = aims.emplace_back(names[aim.card], Told());
        tell(onto, name, aim.forecast, names);
    }
    std::ranges::sort(aims, {}, &std::pair<int, Told>::first);
    for (const auto &[name, onto] : aims)
        told.insert(told.end(), onto.begin(), onto.end());
    tellAttack(told, game, d.options[option]);
    return told;
}

/// What each option that the viewer is told of would do.
std::vector<Told> forecastsFor(const swu::SeatedGame &game, Viewer viewer)
{
    std::vector<Told> all;
    const auto names = game.namesFor(viewer);
    for (const std::uint16_t option : game.optionsFor(viewer))
        all.push_back(forecastOf(game.game(), option, names));
    return all;
}

/// An option as it is drawn on open cards.
using Drawn = std::tuple<int, int, int, int, int, int, int>;

/// The game as a table draws it whoever is asked: only the cards that the viewer sees count.
class Table
{
public:
    Table(const swu::SeatedGame &game, Viewer viewer)
        : m_game(game.game())
        , m_viewer(viewer)
        , m_names(game.namesFor(viewer))
    {
        for (CardId id = 0; id < game.state().cardCount; ++id)
            if (swu::seesFace(game.state(), id, viewer))
                m_seen.add(id);
    }

    /// What can be done with the cards that are seen, and what that would do.
    [[nodiscard]] std::vector<std::pair<Drawn, Told>> marks() const
    {
        std::vector<std::pair<Drawn, Told>> all;
        const auto &options = m_game.decision().options;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (isDrawn(options[i]))
                all.emplace_back(drawn(options[i]),
                                 forecastOf(m_game, static_cast<std::uint16_t>(i), m_names));
        std::ranges::sort(all, {}, &std::pair<Drawn, Told>::first);
        return all;
    }

    /// Why each card that is seen cannot do what it cannot do now.
    [[nodiscard]] std::vector<std::vector<int>> refusals() const
    {
        std::vector<std::vector<int>> all;
        m_seen.forEach([&](CardId id) {
            swu::Gesture gesture;
            gesture.card = id;
            add(all, gesture);
            for (const swu::OptionKind kind : {swu::OptionKind::Deploy, swu::OptionKind::Ability}) {
                gesture.action = kind;
                add(all, gesture);
            }
            gesture.action.reset();
            for (const CardId base : m_game.state().bases) {
                gesture.ontoCard = base;
                add(all, gesture);
            }
        });
        std::ranges::sort(all);
        return all;
    }

    /// What asks, as the prompt names it.
    [[nodiscard]] std::array<int, 3> question() const
    {
        const core::Decision &d = m_game.decision();
        const bool seen = d.source != swu::kNone && m_seen.has(d.source);
        return {seen ? m_names[d.source] : -1, seen ? d.ability : 0, seen ? d.node : 0};
    }

    /// A mark for whoever reads the report.
    [[nodiscard]] std::string text(const std::pair<Drawn, Told> &mark) const
    {
        const auto &[kind, name, target, zone, cost, number, ability] = mark.first;
        const swu::CardId card = m_game.decision().options.empty()
            ? swu::kNone
            : static_cast<swu::CardId>(std::ranges::find(m_names, name) - m_names.begin());
        return fmt::format("kind {} of {} onto {} for {} (prompt {})", kind,
                           card < m_game.state().cardCount
                               ? m_game.db().def(m_game.state().cards[card].def).id
                               : "no card",
                           target, cost, m_game.decision().prompt);
    }

private:
    [[nodiscard]] bool isDrawn(const core::Option &o) const
    {
        return o.card != swu::kNone && m_seen.has(o.card)
            && (o.target == swu::kNone || m_seen.has(o.target))
            && !(isCovered(o.card) && o.ability != 0 && m_game.restsOnHidden(o.card, o.ability));
    }

    [[nodiscard]] Drawn drawn(const core::Option &o) const
    {
        return {o.kind,        m_names[o.card], o.target == swu::kNone ? -1 : m_names[o.target],
                int{o.zone},   o.cost,          o.number,
                int{o.ability}};
    }

    /// The table says of it only that the hand has to be opened first.
    [[nodiscard]] bool isCovered(CardId card) const
    {
        const core::Decision &d = m_game.decision();
        return d.kind == core::DecisionKind::Action && d.player != m_viewer.player
            && m_game.restsOnHidden(card);
    }

    void add(std::vector<std::vector<int>> &all, const swu::Gesture &gesture) const
    {
        if (gesture.ontoCard == swu::kNone && isCovered(gesture.card))
            return;
        const swu::Why why = m_game.why(gesture);
        std::vector<int> line{m_names[gesture.card], int(gesture.action.has_value()),
                              gesture.ontoCard == swu::kNone ? -1 : m_names[gesture.ontoCard],
                              static_cast<int>(why.legal.size())};
        for (const core::Refusal &refusal : why.refused)
            line.push_back(refusal.code);
        all.push_back(std::move(line));
    }

    const swu::Game &m_game;
    Viewer m_viewer;
    Names m_names;
    swu::CardSet m_seen;
};

} // namespace

std::string forecastsDifferFor(const HostedSwu &game, const HostedSwu &twin, Viewer viewer)
{
    if (!game.game().decisionFor(viewer).told || !twin.game().decisionFor(viewer).told)
        return {};
    return forecastsFor(game.game(), viewer) == forecastsFor(twin.game(), viewer)
        ? std::string()
        : "what an option would do";
}

std::string tablesDiffer(const HostedSwu &game, const HostedSwu &twin, Viewer viewer)
{
    const Table one(game.game(), viewer);
    const Table other(twin.game(), viewer);
    if (one.question() != other.question())
        return "what asks, on a shared screen";
    const auto marks = one.marks();
    const auto otherMarks = other.marks();
    const auto [a, b] = std::ranges::mismatch(marks, otherMarks);
    if (a != marks.end() || b != otherMarks.end())
        return fmt::format("what open cards can do, on a shared screen: {} and {}",
                           a == marks.end() ? "nothing more" : one.text(*a),
                           b == otherMarks.end() ? "nothing more" : other.text(*b));
    return one.refusals() == other.refusals() ? std::string()
                                              : "why open cards cannot, on a shared screen";
}

} // namespace playmat::cli
