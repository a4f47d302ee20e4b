#include "table/coach/reviews_kept.h"

#include "match/file.h"
#include "match/json.h"
#include "table/files/saved_matches.h"
#include "table/view/translator.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace playmat::table {

namespace {

using match::Json;

constexpr std::size_t kMostBytes = std::size_t{1} << 20U; ///< of a file

/// What the words and figures of a review depend on, apart from the match.
std::string origin()
{
    const text::LanguagePtr language = text::inUse();
    return QCoreApplication::applicationVersion().toStdString() + ' '
        + (language == nullptr ? std::string("en") : language->id());
}

Json toJson(const std::vector<bots::Moment> &moments)
{
    Json list = Json::array();
    for (const bots::Moment &moment : moments)
        list.push_back({{"step", moment.step},
                        {"loss", moment.loss},
                        {"draws", moment.draws},
                        {"did", moment.did},
                        {"better", moment.better}});
    return list;
}

/// Whether a review of a match with so many steps can have found it.
bool isPossible(const bots::Moment &moment, std::size_t steps)
{
    return moment.step < steps && moment.loss >= 0 && moment.loss <= 1
        && std::abs(moment.draws) <= 1;
}

/// nullopt: the list is damaged.
std::optional<std::vector<bots::Moment>> momentsIn(const Json &list, std::size_t steps)
{
    std::vector<bots::Moment> out;
    for (const Json &one : list) {
        bots::Moment moment;
        moment.step = one.at("step").get<std::size_t>();
        moment.loss = one.at("loss").get<double>();
        moment.draws = one.at("draws").get<double>();
        moment.did = one.at("did").get<std::string>();
        moment.better = one.at("better").get<std::string>();
        if (!isPossible(moment, steps))
            return std::nullopt;
        out.push_back(std::move(moment));
    }
    return out;
}

KeptMoments keptIn(const std::string &text, std::size_t steps)
{
    const Json json = Json::parse(text);
    if (json.at("origin").get<std::string>() != origin())
        return {};
    KeptMoments kept;
    for (std::size_t seat = 0; seat < kept.size(); ++seat)
        if (const Json &list = json.at("seats").at(seat); list.is_array())
            kept[seat] = momentsIn(list, steps);
    return kept;
}

/// What the file has; nothing if it cannot be read.
KeptMoments keptIn(const match::ClaimedFile &opened, const std::filesystem::path &path,
                   std::size_t steps)
{
    if (!opened.file.isOpen())
        return {};
    const auto text = match::readOpenFile(opened.file, opened.facts, path, kMostBytes);
    try {
        return text ? keptIn(text.value(), steps) : KeptMoments();
    } catch (const Json::exception &) {
        return {};
    }
}

/// Deletes all files in the folder but the newest; those that are being written are among these.
void removeOldest(const QString &folder)
{
    const QFileInfoList all
        = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden | QDir::System, QDir::Time);
    for (qsizetype i = ReviewsKept::kMostMatches; i < all.size(); ++i)
        QFile::remove(all.at(i).filePath());
}

} // namespace

int luckOf(const bots::Moment &moment)
{
    const double least = bots::kMarkedLosses.front();
    return moment.draws >= least ? 1 : moment.draws <= -least ? -1 : 0;
}

std::vector<bots::Moment> markedOf(const std::vector<bots::Moment> &moments)
{
    std::vector<bots::Moment> out;
    std::copy_if(moments.begin(), moments.end(), std::back_inserter(out),
                 [](const bots::Moment &moment) {
                     return bots::markOf(moment.loss) != bots::Mark::None || luckOf(moment) != 0;
                 });
    return out;
}

ReviewsKept ReviewsKept::of(const SavedMatches *matches)
{
    const QString finished = matches == nullptr ? QString() : matches->finishedFolder();
    return finished.isEmpty()
        ? ReviewsKept()
        : ReviewsKept(QDir::cleanPath(finished + QStringLiteral("/../cache/reviews")));
}

std::filesystem::path ReviewsKept::fileOf(const match::Match &match, std::size_t steps) const
{
    QByteArray course = QByteArray::number(quint64(match.setup().seed));
    for (std::size_t i = 0; i < std::min(steps, match.steps().size()); ++i)
        course += ' ' + QByteArray::number(quint64(match.steps()[i].hash), 16);
    const QByteArray name = QCryptographicHash::hash(course, QCryptographicHash::Sha256).toHex();
    return QDir(m_folder)
        .filePath(QString::fromLatin1(name) + QStringLiteral(".json"))
        .toStdString();
}

KeptMoments ReviewsKept::read(const match::Match &match, std::size_t steps) const
{
    if (m_folder.isEmpty())
        return {};
    const std::filesystem::path file = fileOf(match, steps);
    const auto opened = match::openToRead(file, *m_files);
    return opened ? keptIn(opened.value(), file, steps) : KeptMoments();
}

void ReviewsKept::keep(const match::Match &match, std::size_t steps, int seat,
                       const std::vector<bots::Moment> &moments) const
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return;
    const std::filesystem::path file = fileOf(match, steps);
    const auto old = match::claimFile(file, *m_files);
    if (!old)
        return; // this and all other failures only cost time
    KeptMoments all = keptIn(old.value(), file, steps);
    all.at(std::size_t(seat)) = markedOf(moments);
    Json seats = Json::array();
    for (const auto &one : all)
        seats.push_back(one ? toJson(*one) : Json());
    const Json whole{{"origin", origin()}, {"seats", seats}};
    if (match::replaceFile(file, old.value(), match::toLine(whole), *m_files))
        removeOldest(m_folder);
}

} // namespace playmat::table
