#pragma once

#include "engine/core/check.h"
#include "kit/common/host/twin_looks.h"
#include "match/happenings.h"
#include "match/hosted_game.h"
#include "match/json_reader.h"

#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace playmat::kit {

/// Implements HostedGame with a seated game. Each game derives its class from this one and adds
/// what differs. `Parts` has the game's types and functions:
///
///     SeatedGame, SeatGesture, State, SeatNames    of its engine
///     Capacity, Marks, kCapacities, Reason
///     kPlayers
///     eventsJson(db, events)
///     suspendedText(capacity)   the message for players whose game exceeds that capacity
///     cardParts(db)             the parts of all playable cards
///     spokenParts(db)           the same parts with their text, in the same order
///     isNew(event)              whether the event creates its card
///     isByChance(event)         whether an event that the viewer sees may show a random card
template <class Parts>
class HostedOf : public match::HostedGame, public match::Happenings
{
public:
    using SeatedGame = typename Parts::SeatedGame;

    [[nodiscard]] const SeatedGame &game() const { return m_game; }

    [[nodiscard]] const core::Decision &decision() const final { return m_game.decision(); }
    core::Result<void> apply(const core::Answer &answer) final
    {
        m_chance = m_game.state().rng;
        return m_game.apply(answer);
    }
    core::Result<void> concede(core::PlayerId player) final { return m_game.concede(player); }
    [[nodiscard]] bool over() const final { return m_game.over(); }
    [[nodiscard]] std::optional<match::Suspension> suspended() const final
    {
        const Capacity full = m_game.game().suspended();
        if (full == Capacity::None)
            return std::nullopt;
        return match::Suspension{capacityName(full), sizeOf(full), Parts::suspendedText(full)};
    }
    [[nodiscard]] std::uint64_t hash() const final { return m_game.game().hash(); }
    [[nodiscard]] bool revealedInformation() const final
    {
        return m_game.game().revealedInformation();
    }
    [[nodiscard]] core::PlayerMask shownTo() const final { return m_game.game().shownTo(); }

    [[nodiscard]] match::Snapshot snapshot() const final
    {
        const SeatNames names = m_game.names();
        match::Snapshot bytes(sizeof(State) + sizeof names);
        std::memcpy(bytes.data(), &m_game.state(), sizeof(State));
        std::memcpy(bytes.data() + sizeof(State), &names, sizeof names);
        return bytes;
    }
    void restore(const match::Snapshot &snapshot) final
    {
        State state;
        SeatNames names;
        constexpr std::size_t kSize = sizeof state + sizeof names;
        ENGINE_CHECK(snapshot.size() == kSize, snapshot.size(), kSize);
        std::memcpy(static_cast<void *>(&state), snapshot.data(), sizeof state);
        std::memcpy(static_cast<void *>(&names), snapshot.data() + sizeof state, sizeof names);
        m_game.restore(state, names);
    }

    [[nodiscard]] match::Json eventsJson(match::Seer viewer) const final
    {
        return Parts::eventsJson(m_game.db(), m_game.eventsFor(viewerOf(viewer)));
    }
    [[nodiscard]] match::Outcome<match::Json> why(match::Seer viewer, const match::Json &gesture,
                                                  match::Names names) const final
    {
        std::optional<match::Problem> problem;
        const Viewer who = viewerOf(viewer);
        const SeatGesture read
            = readGesture(match::JsonReader(gesture, problem, "bad_request", "$.gesture"), who);
        if (problem)
            return *problem;
        return whyJson(m_game.whyFor(who, read), m_game.observe(who), names);
    }
    [[nodiscard]] core::Answer answerOf(match::Seer viewer, const core::Answer &answer) const final
    {
        return m_game.answerOf(viewerOf(viewer), answer);
    }
    [[nodiscard]] match::Problem explain(match::Seer viewer, const core::Refusal &refusal,
                                         match::Names names) const final
    {
        const Viewer who = viewerOf(viewer);
        return {codeOf(refusal),
                messageOf(m_game.observe(who), m_game.refusalFor(who, refusal), names),
                {}};
    }

    void recordEvents(bool on) final { m_game.recordEvents(on); }
    void watch(bool on) final
    {
        m_marks = on ? std::make_unique<Marks>() : nullptr;
        m_game.watch(m_marks.get());
    }
    [[nodiscard]] std::vector<match::Fill> fills() const final
    {
        std::vector<match::Fill> out;
        for (std::size_t i = 1; m_marks != nullptr && i < Parts::kCapacities; ++i) {
            const auto capacity = static_cast<Capacity>(i);
            out.push_back({capacityName(capacity), m_marks->highest[i], sizeOf(capacity),
                           capacityWords(capacity)});
        }
        return out;
    }
    [[nodiscard]] std::vector<match::CardPart> parts() const final
    {
        return Parts::spokenParts(m_game.db());
    }
    [[nodiscard]] std::vector<bool> happened() const final
    {
        return m_marks == nullptr ? std::vector<bool>()
                                  : Parts::cardParts(m_game.db()).in(m_marks->happened);
    }
    /// A random card is a surprise only if the viewer sees the event and random numbers were used.
    [[nodiscard]] bool surprised(core::PlayerId viewer) const final
    {
        const bool chance = !(m_game.state().rng == m_chance);
        return tellsMore(m_game, Viewer{viewer}, Parts::isNew,
                         [&](const core::Event &e) { return chance && Parts::isByChance(e); });
    }
    [[nodiscard]] std::vector<match::OptionLook> optionLooks(core::PlayerId viewer) const final
    {
        return looksOf(m_game, Viewer{viewer});
    }
    [[nodiscard]] std::string_view printedId(core::CardId card) const final
    {
        return m_game.db().def(m_game.state().cards[card].def).id;
    }

protected:
    using Capacity = typename Parts::Capacity;
    using Marks = typename Parts::Marks;
    using Observation = typename SeatedGame::Observation;
    using SeatGesture = typename Parts::SeatGesture;
    using SeatNames = typename Parts::SeatNames;
    using State = typename Parts::State;
    using Viewer = typename SeatedGame::Viewer;

    explicit HostedOf(SeatedGame game)
        : m_game(std::move(game))
    {
    }

    // --- what each game implements
    /// The text of a refusal, which may name only what the viewer's observation shows.
    [[nodiscard]] virtual std::string
    messageOf(const Observation &seen, const core::Refusal &refusal, match::Names names) const = 0;
    /// Reads the place to which the gesture goes.
    virtual void readZone(SeatGesture &gesture, const match::JsonReader &json,
                          Viewer viewer) const = 0;
    /// Reads an action that needs no card. Returns false if there is no such action.
    [[nodiscard]] virtual bool readAction(SeatGesture &gesture, std::string_view action) const = 0;

    [[nodiscard]] static Viewer viewerOf(match::Seer player)
    {
        return player ? Viewer::of(*player) : Viewer::all();
    }
    /// Changes the state as SeatedGame::edit does.
    template <class Edit>
    core::Result<void> change(const Edit &edit)
    {
        return m_game.edit(edit);
    }
    /// Replaces state and names. It is used to make a twin of this game.
    void become(const State &state, const SeatNames &names) { m_game.restore(state, names); }

private:
    [[nodiscard]] static std::string codeOf(const core::Refusal &refusal)
    {
        return std::string(reasonName(static_cast<typename Parts::Reason>(refusal.code)));
    }

    [[nodiscard]] match::Json whyJson(const core::Why &why, const Observation &seen,
                                      match::Names names) const
    {
        match::Json out = match::Json::object();
        if (!why.legal.empty()) {
            out["legal"] = why.legal;
            return out;
        }
        out["refused"] = match::Json::array();
        for (const core::Refusal &refusal : why.refused)
            out["refused"].push_back({{"rule", refusal.rule},
                                      {"message", messageOf(seen, refusal, names)},
                                      {"code", codeOf(refusal)}});
        return out;
    }

    /// Reads a gesture that uses the viewer's ids for cards.
    [[nodiscard]] SeatGesture readGesture(const match::JsonReader &json, Viewer viewer) const
    {
        static constexpr std::string_view kKnown[]
            = {"player", "card", "onto_card", "onto_zone", "action"};
        SeatGesture out;
        if (!json.object(kKnown))
            return out;
        if (json.has("player"))
            out.player
                = static_cast<core::PlayerId>(json.at("player").integer(0, Parts::kPlayers - 1));
        out.card = cardOf(json.at("card"), viewer);
        out.ontoCard = cardOf(json.at("onto_card"), viewer);
        if (json.has("onto_zone") && !json.failed())
            readZone(out, json.at("onto_zone"), viewer);
        if (json.has("action") && !readAction(out, json.at("action").string()))
            json.at("action").fail("not an action");
        if (out.card < 0 && !json.has("action"))
            json.fail("a gesture names a card or an action");
        return out;
    }
    /// Reads the id of a card; -1 for null. For a seat, any number is accepted, because an error
    /// would reveal which ids exist.
    [[nodiscard]] int cardOf(const match::JsonReader &json, Viewer viewer) const
    {
        if (json.isNull())
            return -1;
        const int last = viewer.seesAll() ? m_game.state().cardCount - 1
                                          : std::numeric_limits<core::SeenId>::max();
        return static_cast<int>(json.integer(0, last));
    }

    SeatedGame m_game;
    std::unique_ptr<Marks> m_marks;
    core::Rng m_chance; ///< the random numbers before the last answer
};

} // namespace playmat::kit
