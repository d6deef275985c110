module example.bot {
    requires dalmuti.bots;

    provides dalmuti.bots.BotProvider with
            example.ThriftyBot;
}
