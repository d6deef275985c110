package dalmuti.app.screen;

import java.util.List;

/// What somebody is told while a match goes on.
public interface Commentary<E> {

    void tell(E event);

    /// What has been told and not been taken yet, as lines.
    List<String> taken();
}
