module example.match {
    requires dalmuti.game;
}
