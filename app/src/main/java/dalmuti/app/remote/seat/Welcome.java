package dalmuti.app.remote.seat;

import dalmuti.app.remote.RemoteTable;
import dalmuti.app.remote.Visit;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;

/// What is said to somebody who comes to a table.
record Welcome(Words words, SeatWords seatWords) {

    List<String> sentences(Visit visit, Intent intent) {
        RemoteTable place = visit.table();
        TableView table = visit.first().table();
        var sentences = new ArrayList<String>();
        sentences.add(words.say("remote.table", place.code()));
        sentences.add(seatWords.all(table.seats(), table.you().seat()));
        if (intent.company() == Intent.Company.ONLOOKER) {
            sentences.add(words.say("remote.looking-on"));
        }
        boolean playing = table.stage().doing() == Parts.Doing.PLAYING;
        if (!playing && intent.company() != Intent.Company.STARTS) {
            sentences.add(words.say("remote.gathering"));
            sentences.add(words.say("remote.invite", place.server().toString(), place.code()));
        }
        sentences.add(words.say("remote.welcome"));
        return sentences;
    }
}
