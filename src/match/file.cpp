#include "match/file.h"

#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

constexpr int kMostTries = 16;

struct Words
{
    std::errc error;
    const char *code;
    const char *words;
};

constexpr Words kWords[] = {
    {std::errc::no_space_on_device, "disk_full", text::mark("the disk is full")},
    {std::errc::file_too_large, "disk_full",
     text::mark("the file would be larger than is allowed")},
    {std::errc::read_only_file_system, "read_only", text::mark("that place is read-only")},
    {std::errc::permission_denied, "no_permission", text::mark("that is not allowed")},
    {std::errc::operation_not_permitted, "no_permission", text::mark("that is not allowed")},
    {std::errc::no_such_file_or_directory, "not_found",
     text::mark("there is no such file or folder")},
    {std::errc::not_a_directory, "not_found", text::mark("there is no such folder")},
    {std::errc::file_exists, "already_there", text::mark("a file with that name already exists")},
    {std::errc::invalid_argument, "bad_path", text::mark("that is not a valid file name")},
    {std::errc::filename_too_long, "bad_path", text::mark("the name is too long")},
    {std::errc::too_many_symbolic_link_levels, "bad_path",
     text::mark("the name is a symbolic link")},
    {std::errc::is_a_directory, "not_a_file", text::mark("it is a folder")},
    {std::errc::io_error, "io_error", text::mark("the disk reports an error")},
    {std::errc::resource_unavailable_try_again, "locked",
     text::mark("another program has it open")},
};

/// What was to be done, as fileProblem() is told of it.
struct Attempt
{
    std::string_view what;
    std::string_view words;
};
constexpr Attempt kAttempts[] = {
    {"open", text::mark("cannot open {0}: {1}")},
    {"read", text::mark("cannot read {0}: {1}")},
    {"write", text::mark("cannot write {0}: {1}")},
    {"keep", text::mark("cannot keep {0}: {1}")},
};

/// Whether the folder is missing because creating it is not permitted, as in a read-only home.
bool mayNotBeMade(const fs::path &folder)
{
    std::error_code error;
    fs::path there = folder;
    while (there.has_relative_path() && !fs::exists(there, error))
        there = there.parent_path();
    constexpr fs::perms writable
        = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    return there != folder
        && (fs::status(there, error).permissions() & writable) == fs::perms::none;
}

Problem notAFile(const fs::path &path, FileKind kind)
{
    const char *what = kind == FileKind::Folder ? text::mark("{} is a folder, not a file")
        : kind == FileKind::Link                ? text::mark("{} is a symbolic link, not a file")
                                 : text::mark("{} is a pipe or a device, not a file");
    return {"not_a_file", text::format(what, path.string()), {}};
}

/// Read-only when it cannot be opened for more; `refused` says why.
std::error_code openForBoth(const fs::path &path, Files &files, FileId &id,
                            std::error_code &refused)
{
    refused = files.open(path, OpenFor::Write, id);
    if (refused == std::errc::permission_denied || refused == std::errc::read_only_file_system
        || refused == std::errc::too_many_symbolic_link_levels)
        return files.open(path, OpenFor::Read, id);
    return refused;
}

/// A file system without locks is no reason not to play.
std::error_code lock(ClaimedFile &claimed)
{
    const std::error_code error = claimed.file.files().lock(claimed.file.id());
    claimed.unguarded = error == std::errc::no_lock_available;
    return claimed.unguarded ? std::error_code() : error;
}

/// Claims it once; nothing if the name went to another file in the meantime.
Outcome<std::optional<ClaimedFile>> tryToClaim(const fs::path &path, Files &files)
{
    ClaimedFile claimed;
    FileId id = kNoFile;
    std::error_code error = openForBoth(path, files, id, claimed.refused);
    if (error == std::errc::no_such_file_or_directory)
        return std::optional(ClaimedFile{});
    if (error)
        return fileProblem("open", path, error);
    claimed.file = File(files, id);
    error = files.facts(id, claimed.facts);
    if (!error && claimed.facts.kind != FileKind::File)
        return notAFile(path, claimed.facts.kind);
    if (!error)
        error = lock(claimed);
    if (!error) // what its last owner wrote before it let go counts too
        error = files.facts(id, claimed.facts);
    if (error)
        return fileProblem("open", path, error);
    if (!claimed.refused && !claimed.isAt(path)) // another program has just replaced it
        return std::optional<ClaimedFile>();
    return std::optional(std::move(claimed));
}

/// A device may do something when it is opened, so its name is looked at first.
std::optional<Problem> refusedBeforeOpening(const fs::path &path, Files &files)
{
    FileFacts facts;
    if (const std::error_code error = files.factsOf(path, facts))
        return fileProblem("open", path, error);
    if (facts.kind == FileKind::Folder || facts.kind == FileKind::Other)
        return notAFile(path, facts.kind);
    return std::nullopt;
}

std::string sizeText(std::uint64_t bytes)
{
    return bytes >= 1U << 20U ? fmt::format("{} MB", bytes >> 20U)
                              : fmt::format("{} KB", (bytes + 1023) >> 10U);
}

constexpr std::string_view kPart = ".part";

std::string temporaryPrefix(const fs::path &path)
{
    return fmt::format(".{}.", path.filename().string());
}

fs::path temporaryBeside(const fs::path &path)
{
    return path.parent_path()
        / fmt::format("{}{:016x}{}", temporaryPrefix(path), unforeseeable(), kPart);
}

/// Programs that were killed while they wrote left these; those that are being written are locked.
void removeLeftovers(const fs::path &path, Files &files)
{
    const std::string prefix = temporaryPrefix(path);
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code error; // a folder that cannot be listed has nothing for us
    for (const auto &entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix) || !name.ends_with(kPart)
            || name.size() != prefix.size() + 16 + kPart.size())
            continue;
        if (const Outcome<ClaimedFile> left = claimFile(entry.path(), files);
            left && left.value().file.isOpen() && !left.value().unguarded)
            (void)files.remove(entry.path());
    }
}

std::error_code writeLocked(ClaimedFile &made, std::string_view text)
{
    Files &files = made.file.files();
    std::error_code error = lock(made);
    if (!error)
        error = files.write(made.file.id(), 0, text);
    if (!error)
        error = files.sync(made.file.id());
    return error ? error : files.facts(made.file.id(), made.facts);
}

} // namespace

Problem fileProblem(std::string_view what, const fs::path &path, std::error_code error)
{
    if (what != "read" && error == std::errc::no_such_file_or_directory
        && mayNotBeMade(path.parent_path()))
        error = std::make_error_code(std::errc::permission_denied);
    const char *code = "io_error";
    std::string words = error.message();
    for (const Words &known : kWords)
        if (error == known.error) {
            code = known.code;
            words = text::said(known.words);
            break;
        }
    const auto *attempt = std::ranges::find(kAttempts, what, &Attempt::what);
    ENGINE_CHECK(attempt != std::end(kAttempts), 0, 0);
    return {code, text::format(attempt->words, path.string(), words), {}};
}

bool ClaimedFile::isAt(const fs::path &path) const
{
    FileFacts now;
    return file.isOpen() && !file.files().factsOf(path, now) && now.sameFile(facts);
}

Outcome<ClaimedFile> claimFile(const fs::path &path, Files &files)
{
    if (std::optional<Problem> refused = refusedBeforeOpening(path, files))
        return *refused;
    for (int tries = 0; tries < kMostTries; ++tries) {
        Outcome<std::optional<ClaimedFile>> claimed = tryToClaim(path, files);
        if (!claimed)
            return claimed.problem();
        if (claimed.value())
            return std::move(*claimed.value());
    }
    return fileProblem("open", path,
                       std::make_error_code(std::errc::resource_unavailable_try_again));
}

Outcome<ClaimedFile> openToRead(const fs::path &path, Files &files)
{
    std::error_code unknown;
    const fs::path target = fs::is_symlink(path, unknown) ? fs::canonical(path, unknown) : path;
    if (std::optional<Problem> refused = refusedBeforeOpening(target, files))
        return *refused;
    ClaimedFile opened;
    FileId id = kNoFile;
    if (const std::error_code error = files.open(path, OpenFor::Read, id))
        return fileProblem("read", path, error);
    opened.file = File(files, id);
    if (const std::error_code error = files.facts(id, opened.facts))
        return fileProblem("read", path, error);
    return opened;
}

bool isSameFile(const fs::path &one, const fs::path &other)
{
    std::error_code error; // of one that is not there
    return one == other || fs::equivalent(one, other, error);
}

Outcome<std::string> readOpenFile(const File &file, const FileFacts &facts, const fs::path &path,
                                  std::size_t most)
{
    if (facts.kind != FileKind::File)
        return notAFile(path, facts.kind);
    if (facts.size > most)
        return Problem{"too_large",
                       text::format("{0} is too large: it has {1}, and no file of this kind has "
                                    "more than {2}",
                                    path.string(), sizeText(facts.size), sizeText(most)),
                       {}};
    std::string text;
    if (const std::error_code error
        = file.files().read(file.id(), 0, static_cast<std::size_t>(facts.size), text))
        return fileProblem("read", path, error);
    return text;
}

Outcome<ClaimedFile> replaceFile(const fs::path &path, const ClaimedFile &old,
                                 std::string_view text, Files &files)
{
    if (old.refused)
        return fileProblem("write", path, old.refused);
    removeLeftovers(path, files);
    const fs::path part = temporaryBeside(path);
    FileId id = kNoFile;
    if (const std::error_code error = files.open(part, OpenFor::Create, id))
        return fileProblem("write", path, error);
    ClaimedFile made;
    made.file = File(files, id);
    std::error_code error = writeLocked(made, text);
    if (!error)
        error = old.file.isOpen() ? files.rename(part, path) : files.renameToNew(part, path);
    if (error)
        (void)files.remove(part); // what is left of it means nothing to anybody
    else
        error = files.syncFolder(path.parent_path());
    if (error)
        return fileProblem("write", path, error);
    return made;
}

} // namespace playmat::match
