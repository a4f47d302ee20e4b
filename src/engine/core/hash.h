#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace playmat::core {

/// 64-bit hash of bytes (a multiply-xor-shift mix over 8-byte words, own definition). The same
/// bytes give the same value on every little-endian platform; it identifies positions, it is not
/// cryptographic. The shifts let the highest bits of a word reach all others: a product alone
/// carries them upwards only.
[[nodiscard]] inline std::uint64_t hashBytes(const void *data, std::size_t size,
                                             std::uint64_t seed = 0x243F6A8885A308D3ULL)
{
    const auto *p = static_cast<const unsigned char *>(data);
    std::uint64_t h = seed ^ (size * 0x9E3779B97F4A7C15ULL);
    while (size > 0) {
        std::uint64_t word = 0;
        const std::size_t n = size < 8 ? size : 8;
        std::memcpy(&word, p, n);
        word ^= word >> 32U;
        word *= 0x9E3779B97F4A7C15ULL;
        word ^= word >> 29U;
        h = (h ^ word) * 0xFF51AFD7ED558CCDULL;
        h = std::rotl(h ^ (h >> 32U), 31);
        p += n;
        size -= n;
    }
    h ^= h >> 33U;
    h *= 0xC4CEB9FE1A85EC53ULL;
    return h ^ (h >> 29U);
}

/// Hash of a value without padding (checked): a state must have unique object representations.
template <class T>
[[nodiscard]] std::uint64_t hashValue(const T &value)
{
    static_assert(std::has_unique_object_representations_v<T>);
    return hashBytes(&value, sizeof value);
}

} // namespace playmat::core
