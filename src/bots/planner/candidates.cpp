#include "bots/planner/candidates.h"

#include "bots/mix.h"
#include "bots/random_answer.h"

#include <algorithm>
#include <set>

namespace playmat::bots::planner {

namespace {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Option;

constexpr int kDrawn = 12; ///< number of answers drawn at random if there are too many
constexpr std::size_t kWholeSets = 6; ///< up to this many options, every subset is a candidate
constexpr std::uint64_t kDrawSeed = 11;

/// Collects answers for one question.
class Collector
{
public:
    explicit Collector(const Board &board)
        : m_board(board)
        , m_asked(board.decision())
    {
        for (const Option &option : m_asked.options)
            m_meanings.push_back(board.meaning(option));
    }

    std::vector<Answer> all()
    {
        for (const Answer &answer : m_board.propose())
            add(answer);
        if (m_out.empty())
            collect();
        return std::move(m_out);
    }

private:
    void collect()
    {
        if (m_asked.kind == DecisionKind::NameCard || m_asked.kind == DecisionKind::Order)
            draw();
        else if (m_asked.kind == DecisionKind::Distribute)
            divide();
        else if (!m_asked.suggested.empty())
            addSuggested();
        else if (m_asked.max <= 1)
            addSingles();
        else
            addSets();
    }

    /// A number that is the same for answers with the same effect.
    [[nodiscard]] std::uint64_t meaningOf(const Answer &answer) const
    {
        std::vector<std::uint64_t> parts;
        for (std::size_t i = 0; i < answer.options.size(); ++i) {
            const std::uint64_t amount = i < answer.amounts.size() ? answer.amounts[i] : 0;
            parts.push_back(mix(m_meanings[answer.options[i]], amount));
        }
        if (m_asked.kind != DecisionKind::Order)
            std::ranges::sort(parts);
        std::uint64_t sum = answer.name;
        for (const std::uint64_t part : parts)
            sum = mix(sum, part);
        return sum;
    }

    void add(const Answer &answer)
    {
        if (m_out.size() < kMostCandidates && m_known.insert(meaningOf(answer)).second)
            m_out.push_back(answer);
    }

    void draw()
    {
        core::Rng rng(kDrawSeed);
        if (m_asked.kind == DecisionKind::Order)
            addAsListed();
        for (int i = 0; i < kDrawn; ++i)
            add(randomAnswer(m_asked, rng, m_board.names()));
    }

    void addAsListed()
    {
        Answer answer;
        for (std::size_t i = 0; i < m_asked.options.size(); ++i)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
        add(answer);
    }

    void addSuggested()
    {
        Answer answer;
        for (const std::uint16_t id : m_asked.suggested)
            (void)answer.options.tryPush(id);
        add(answer);
    }

    void addSingles()
    {
        for (std::size_t i = 0; i < m_asked.options.size(); ++i)
            if (!m_board.idle(m_asked.options[i]))
                add(Answer::one(static_cast<std::uint16_t>(i)));
        if (m_asked.min <= 0)
            add({});
        addTogether();
        if (m_out.empty() && !m_asked.options.empty())
            add(Answer::one(0));
    }

    /// For each place where several options can go in one action, adds the first two of them, the
    /// first three, and so on.
    void addTogether()
    {
        if (m_asked.together == core::kNone)
            return;
        std::set<std::uint8_t> zones;
        for (const Option &option : m_asked.options)
            if (option.kind == m_asked.together && zones.insert(option.zone).second)
                addOnto(option.zone);
    }

    void addOnto(std::uint8_t zone)
    {
        Answer answer;
        for (std::size_t i = 0; i < m_asked.options.size(); ++i) {
            const Option &option = m_asked.options[i];
            if (option.kind != m_asked.together || option.zone != zone)
                continue;
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
            if (answer.options.size() > 1)
                add(answer);
        }
    }

    void addSets()
    {
        const std::size_t options = m_asked.options.size();
        if (options <= kWholeSets) {
            for (std::uint32_t set = 0; set < (1U << options); ++set)
                addSet(set);
            return;
        }
        addFirst(std::min<int>(m_asked.max, static_cast<int>(options)));
        addFirst(std::max<int>(m_asked.min, 0));
        if (m_asked.min <= 1)
            for (std::size_t i = 0; i < options; ++i)
                add(Answer::one(static_cast<std::uint16_t>(i)));
        core::Rng rng(kDrawSeed);
        for (int i = 0; i < kDrawn; ++i)
            add(randomAnswer(m_asked, rng, m_board.names()));
    }

    void addSet(std::uint32_t set)
    {
        Answer answer;
        for (std::size_t i = 0; i < m_asked.options.size(); ++i)
            if (((set >> i) & 1U) != 0)
                (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
        const auto size = static_cast<int>(answer.options.size());
        if (size >= m_asked.min && size <= m_asked.max)
            add(answer);
    }

    void addFirst(int count)
    {
        Answer answer;
        for (int i = 0; i < count; ++i)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
        add(answer);
    }

    /// For each option, gives it as much as possible and the rest to the others; then adds some
    /// random answers.
    void divide()
    {
        const std::size_t options = std::min<std::size_t>(m_asked.options.size(), 16);
        for (std::size_t first = 0; first < options; ++first)
            add(poured(first));
        if (m_asked.min <= 0 || m_asked.orNone)
            add({});
        core::Rng rng(kDrawSeed);
        for (int i = 0; i < kDrawn / 2; ++i)
            add(randomAnswer(m_asked, rng, m_board.names()));
    }

    [[nodiscard]] Answer poured(std::size_t first) const
    {
        const bool filling = m_asked.options[0].cost > 0; // fills each option before the next one
        const std::size_t options = m_asked.options.size();
        int left = filling ? m_asked.min : m_asked.max;
        Answer answer;
        for (std::size_t k = 0; k < options && left > 0; ++k) {
            const std::size_t at = k == 0 ? first : k <= first ? k - 1 : k;
            const Option &option = m_asked.options[at];
            const int room = filling ? (k + 1 == options ? left : option.cost) : option.number;
            const int amount = std::min(left, room);
            if (amount <= 0)
                continue;
            (void)answer.options.tryPush(static_cast<std::uint16_t>(at));
            (void)answer.amounts.tryPush(static_cast<std::uint8_t>(amount));
            left -= amount;
        }
        return answer;
    }

    const Board &m_board;
    const Decision &m_asked;
    std::vector<std::uint64_t> m_meanings;
    std::set<std::uint64_t> m_known;
    std::vector<Answer> m_out;
};

} // namespace

std::vector<core::Answer> candidatesFor(const Board &board)
{
    return Collector(board).all();
}

} // namespace playmat::bots::planner
