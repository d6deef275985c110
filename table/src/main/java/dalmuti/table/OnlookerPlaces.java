package dalmuti.table;

import dalmuti.table.people.Visitor;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The places of those who only look on. When all are taken somebody may have to give way, so that
/// few people can't keep all others out, who may have come to take a free seat: first those without
/// a name, then whoever has the table open more than once, then whoever came last from the address
/// with the most onlookers.
///
/// @param onlookers in the order in which they came
record OnlookerPlaces(List<Viewing> onlookers) {

    private static final int MOST = 250;
    private static final int MOST_OF_ADDRESS = 100;

    /// What becomes of somebody who wants to look on.
    sealed interface Answer {

        record Free() implements Answer {}

        record Instead(Viewing of) implements Answer {}

        record Full() implements Answer {}
    }

    /// How little is taken from somebody who has to go, from least to most.
    private enum Claim {
        NAMELESS,
        ANOTHER_OF_THEIRS,
        ONLY_ONE
    }

    Answer ask(Visitor comer) {
        List<Viewing> sameAddress = of(comer.address()).toList();
        boolean addressIsFull = sameAddress.size() >= MOST_OF_ADDRESS;
        if (!addressIsFull && onlookers.size() < MOST) {
            return new Answer.Free();
        }
        return weakest(addressIsFull ? sameAddress : onlookers, comer)
                .<Answer>map(Answer.Instead::new)
                .orElseGet(Answer.Full::new);
    }

    private Stream<Viewing> of(String address) {
        return onlookers.stream().filter(it -> it.address().equals(address));
    }

    /// Whoever has less of a claim than the comer, and the least of them all; the last of them who
    /// came.
    private Optional<Viewing> weakest(List<Viewing> some, Visitor comer) {
        Map<String, Long> crowds = counted(Viewing::address);
        Map<String, Long> viewings = counted(it -> it.guest().id());
        Claim claim = claim(comer.guest().id(), viewings.getOrDefault(comer.guest().id(), 0L) + 1);
        long fair = crowds.getOrDefault(comer.address(), 0L) + 1;
        Function<Viewing, Claim> claims =
                it -> claim(it.guest().id(), viewings.getOrDefault(it.guest().id(), 0L));
        Function<Viewing, Long> crowd = it -> crowds.getOrDefault(it.address(), 0L);
        return some.reversed().stream()
                .filter(
                        it ->
                                claims.apply(it).compareTo(claim) < 0
                                        || (claims.apply(it) == claim && crowd.apply(it) > fair))
                .min(Comparator.comparing(claims).thenComparing(crowd, Comparator.reverseOrder()));
    }

    private Map<String, Long> counted(Function<Viewing, String> by) {
        return onlookers.stream().collect(Collectors.groupingBy(by, Collectors.counting()));
    }

    private static Claim claim(String guest, long viewings) {
        if (guest.isEmpty()) {
            return Claim.NAMELESS;
        }
        return viewings > 1 ? Claim.ANOTHER_OF_THEIRS : Claim.ONLY_ONE;
    }
}
