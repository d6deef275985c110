package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.RulesText;
import dalmuti.app.options.RunOptions;
import dalmuti.app.options.RunningBots;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.story.Titles;
import dalmuti.bots.Bot;
import dalmuti.lab.grapples.GameSurvey;
import dalmuti.lab.grapples.GameTally;
import dalmuti.lab.grapples.GrapplesFindings;
import dalmuti.lab.play.Company;
import dalmuti.lab.play.Regime;
import dalmuti.lab.run.Bell;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.society.Comparison;
import dalmuti.lab.society.SocietyFindings;
import dalmuti.lab.society.Survey;
import dalmuti.words.Language;

import grapples.Choice;
import grapples.View;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// What matches tell, for the command `simulate`.
///
/// @param bots by seat, and again from the first
record Statistics(
        Shell shell,
        MatchOptions wishes,
        RunOptions effort,
        Output output,
        List<String> bots,
        int matches) {

    /// @param compared rules to put side by side; those of the wishes when there are none
    void publish(List<String> compared) {
        if (wishes.kind() == Kind.GRAPPLES) {
            publishGrapples(compared);
            return;
        }
        Survey survey = survey(compared);
        output.prepare();
        effort.tell(shell);
        var bell = new Bell();
        try (var _ = Interruption.ringing(bell)) {
            long start = System.nanoTime();
            Outcome<Comparison> outcome = run(survey, bell);
            double seconds = (System.nanoTime() - start) / 1e9;
            output.publish(new SocietyFindings(survey, outcome, titles()).findings(), shell);
            shell.err().println(speed(outcome.tally(), seconds));
            RunningBots.dismiss(shell.err());
        }
    }

    private void publishGrapples(List<String> compared) {
        if (!compared.isEmpty()) {
            throw GivenUpException.wrongUsage("--compare is for the rules of dalmuti");
        }
        var names = new BotNames(shell);
        names.check(bots, names::grapples);
        Supplier<List<Bot<View, Choice>>> company =
                () -> BotNames.seated(bots, wishes.players(), names::grapples);
        var survey =
                new GameSurvey(
                        wishes.grapples(),
                        wishes.players(),
                        company,
                        String.join(", ", bots),
                        matches,
                        effort.seed());
        output.prepare();
        effort.tell(shell);
        var bell = new Bell();
        try (var _ = Interruption.ringing(bell)) {
            output.publish(new GrapplesFindings(survey, run(survey, bell)).findings(), shell);
            RunningBots.dismiss(shell.err());
        }
    }

    private Outcome<GameTally> run(GameSurvey survey, Bell bell) {
        try (var bar = new ProgressBar(shell, matches)) {
            return survey.run(new Crew(effort.threads(), bell, (done, _) -> bar.advanceTo(done)));
        }
    }

    private Survey survey(List<String> compared) {
        List<Regime> regimes =
                compared.isEmpty()
                        ? List.of(new Regime(wishes.dalmuti(), Regime.Court.WHOLE))
                        : compared.stream()
                                .map(it -> RulesText.regime(it, wishes::ending))
                                .toList();
        var names = new BotNames(shell);
        names.check(bots, names::dalmuti);
        Supplier<Company> companies =
                () -> new Company(BotNames.seated(bots, wishes.players(), names::dalmuti));
        return new Survey(
                regimes,
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

    private static String speed(Comparison comparison, double seconds) {
        long rounds = comparison.societies().stream().mapToLong(it -> it.mobility().rounds()).sum();
        return String.format(
                Locale.ROOT, "%.1f s, %.0f rounds a second", seconds, rounds / seconds);
    }

    private List<String> titles() {
        int players = wishes.players();
        var titles = Titles.in(Language.EN);
        return IntStream.rangeClosed(1, players).mapToObj(i -> titles.of(i, players)).toList();
    }
}
