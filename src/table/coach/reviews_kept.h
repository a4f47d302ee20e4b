#pragma once

#include "bots/moment.h"
#include "match/match.h"
#include "match/platform.h"

#include <QString>

#include <array>
#include <filesystem>
#include <optional>
#include <vector>

namespace playmat::table {

class SavedMatches;

/// 1 or -1 for a draw that was worth or cost as much as a decision with a mark; otherwise 0.
[[nodiscard]] int luckOf(const bots::Moment &moment);
/// The moments that a replay marks: decisions with a mark, and draws with luck.
[[nodiscard]] std::vector<bots::Moment> markedOf(const std::vector<bots::Moment> &moments);

/// What the reviews of a match marked, by seat; nullopt for a seat that was not reviewed.
using KeptMoments = std::array<std::optional<std::vector<bots::Moment>>, 2>;

/// Keeps what reviews marked, so that a match need not be reviewed again. These files are a cache:
/// a missing or damaged one, or one of another version or language of the program, only costs time.
/// They are found by the steps of the match, so its own file may move or have another name. Those
/// that were written longest ago are deleted.
class ReviewsKept
{
public:
    static constexpr int kMostMatches = 200; ///< the number of matches whose reviews are kept

    /// An empty folder: nothing is kept.
    explicit ReviewsKept(QString folder = {}, match::Files &files = match::systemFiles())
        : m_folder(std::move(folder))
        , m_files(&files)
    {
    }
    /// In the cache next to the folder of finished matches; nullptr: nothing is kept.
    [[nodiscard]] static ReviewsKept of(const SavedMatches *matches);

    /// The reviews of a match that ended after so many steps.
    [[nodiscard]] KeptMoments read(const match::Match &match, std::size_t steps) const;
    void keep(const match::Match &match, std::size_t steps, int seat,
              const std::vector<bots::Moment> &moments) const;

private:
    [[nodiscard]] std::filesystem::path fileOf(const match::Match &match, std::size_t steps) const;

    QString m_folder;
    match::Files *m_files;
};

} // namespace playmat::table
