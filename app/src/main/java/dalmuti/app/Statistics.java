package dalmuti.app;

import dalmuti.app.names.NameTable;
import dalmuti.app.names.Titles;
import dalmuti.lab.play.Company;
import dalmuti.lab.run.Bell;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.society.Comparison;
import dalmuti.lab.society.SocietyFindings;
import dalmuti.lab.society.Survey;
import dalmuti.options.Rules;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// What matches tell, for the command `simulate`.
///
/// @param bots by seat, and again from the first
record Statistics(
        Shell shell, Wishes wishes, Effort effort, Output output, List<String> bots, int matches) {

    /// @param compared rules to put side by side; those of the wishes when there are none
    void publish(List<Terms> compared) {
        Survey survey = survey(compared);
        output.prepare();
        effort.tell(shell);
        var bell = new Bell();
        try (var _ = Interruption.ringing(bell)) {
            output.publish(
                    new SocietyFindings(survey, run(survey, bell), titles()).findings(), shell);
        }
    }

    private Survey survey(List<Terms> compared) {
        List<Rules> rules =
                compared.isEmpty()
                        ? List.of(wishes.dalmuti())
                        : compared.stream().map(wishes::ending).toList();
        Supplier<Company> companies =
                () -> new Company(BotNames.seated(bots, wishes.players(), BotNames::dalmuti));
        var _ = companies.get(); // unknown bots are refused before anything is played
        return new Survey(
                rules,
                wishes.players(),
                companies,
                String.join(", ", bots),
                matches,
                effort.seed());
    }

    private Outcome<Comparison> run(Survey survey, Bell bell) {
        try (var bar = new ProgressBar(shell, matches)) {
            return survey.run(new Crew(effort.threads(), bell, (done, _) -> bar.advanceTo(done)));
        }
    }

    private List<String> titles() {
        int players = wishes.players();
        var titles = new Titles(NameTable.in(NameTable.ENGLISH));
        return IntStream.rangeClosed(1, players).mapToObj(i -> titles.of(i, players)).toList();
    }
}
