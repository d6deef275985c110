// What is said over the socket of a table. Written by module wire, not by hand.

export type Request =
  | RequestHello
  | RequestAnswer
  | RequestTake
  | RequestSit
  | RequestLeave
  | RequestRest
  | RequestSeatBot
  | RequestSeat
  | RequestReseat
  | RequestRemove
  | RequestHandOver
  | RequestStart
  | RequestNextRound
  | RequestPickChair
  | RequestPickTreat
  | RequestEnd
  | RequestSay
  | RequestPhrase
  | RequestEmote
  | RequestMute
  | RequestReport
  | RequestPledge
  | RequestReveal
  | RequestHint
  | RequestResync
  | RequestPing;

export interface RequestHello {
  type: "hello";
  token: string;
  language: string;
}

export interface RequestAnswer {
  type: "answer";
  ack: number;
  question: number;
  move: DalmutiMove | GrapplesMove;
}

export type DalmutiMove =
  | DalmutiMoveTurnUp
  | DalmutiMoveShuffle
  | DalmutiMoveDrawDecrees
  | DalmutiMoveLayCoins
  | DalmutiMoveKeepCoins
  | DalmutiMoveProclaim
  | DalmutiMoveCut
  | DalmutiMoveDealCleanly
  | DalmutiMoveDropCard
  | DalmutiMoveLetStay
  | DalmutiMoveGiveToPeon
  | DalmutiMoveReplace
  | DalmutiMoveKeepSilent
  | DalmutiMoveDeclareRevolution
  | DalmutiMoveDeclareGreaterRevolution
  | DalmutiMovePayBack
  | DalmutiMoveNamePartner
  | DalmutiMoveDeclineTrade
  | DalmutiMoveGiveCard
  | DalmutiMoveDrawLots
  | DalmutiMoveOffer
  | DalmutiMoveRefuseOffer
  | DalmutiMoveLay
  | DalmutiMovePass
  | DalmutiMoveJoin
  | DalmutiMoveSeatNewcomer
  | DalmutiMoveLeave
  | DalmutiMoveEndMatch;

export interface DalmutiMoveTurnUp {
  move: "turnUp";
  card: Rank;
}

/** A card, by the number of its rank; a jester is 13. */
export type Rank = number;

export interface DalmutiMoveShuffle {
  move: "shuffle";
  deck: Rank[];
  from: number;
}

export interface DalmutiMoveDrawDecrees {
  move: "drawDecrees";
  decrees: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
}

export interface DalmutiMoveLayCoins {
  move: "layCoins";
  coins: number;
  on: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES";
}

export interface DalmutiMoveKeepCoins {
  move: "keepCoins";
}

export interface DalmutiMoveProclaim {
  move: "proclaim";
  decree: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES";
}

export interface DalmutiMoveCut {
  move: "cut";
  depth: number;
}

export interface DalmutiMoveDealCleanly {
  move: "dealCleanly";
}

export interface DalmutiMoveDropCard {
  move: "dropCard";
  meantFor: Player;
  card: Rank;
}

/** A player, by letter: the first who sat down is A. */
export type Player = string;

export interface DalmutiMoveLetStay {
  move: "letStay";
}

export interface DalmutiMoveGiveToPeon {
  move: "giveToPeon";
}

export interface DalmutiMoveReplace {
  move: "replace";
  card: Rank;
}

export interface DalmutiMoveKeepSilent {
  move: "keepSilent";
}

export interface DalmutiMoveDeclareRevolution {
  move: "declareRevolution";
}

export interface DalmutiMoveDeclareGreaterRevolution {
  move: "declareGreaterRevolution";
}

export interface DalmutiMovePayBack {
  move: "payBack";
  cards: Hand;
}

/** Cards one by one, best first. */
export type Hand = Rank[];

export interface DalmutiMoveNamePartner {
  move: "namePartner";
  partner: Player;
}

export interface DalmutiMoveDeclineTrade {
  move: "declineTrade";
}

export interface DalmutiMoveGiveCard {
  move: "giveCard";
  card: Rank;
}

export interface DalmutiMoveDrawLots {
  move: "drawLots";
  fromFirst: Rank;
  fromPartner: Rank;
}

export interface DalmutiMoveOffer {
  move: "offer";
  to: Player;
  card: Rank;
}

export interface DalmutiMoveRefuseOffer {
  move: "refuseOffer";
}

export interface DalmutiMoveLay {
  move: "lay";
  play: Play;
}

/** The rank, how many cards of that rank, how many jesters with them. */
export type Play = [Rank, number, number];

export interface DalmutiMovePass {
  move: "pass";
}

export interface DalmutiMoveJoin {
  move: "join";
  newcomer: Player;
}

export interface DalmutiMoveSeatNewcomer {
  move: "seatNewcomer";
  position: number;
}

export interface DalmutiMoveLeave {
  move: "leave";
  leaver: Player;
}

export interface DalmutiMoveEndMatch {
  move: "endMatch";
}

export type GrapplesMove =
  | GrapplesMoveDrawCards
  | GrapplesMoveShuffleDeck
  | GrapplesMoveShuffleHand
  | GrapplesMoveTapOut
  | GrapplesMoveLookAtTop
  | GrapplesMoveDeal
  | GrapplesMoveDealOn
  | GrapplesMoveChooseDirection
  | GrapplesMoveKeep
  | GrapplesMoveDoubleDown
  | GrapplesMoveAskForOffice
  | GrapplesMoveTakeOffice
  | GrapplesMoveDiscardAce
  | GrapplesMoveTradeQueen
  | GrapplesMovePoint
  | GrapplesMoveAgree
  | GrapplesMoveRefuse;

export interface GrapplesMoveDrawCards {
  move: "drawCards";
  cards: GrapplesCard[];
}

/** A card: 9H, 10S, QC, X1. */
export type GrapplesCard = "AC" | "2C" | "3C" | "4C" | "5C" | "6C" | "7C" | "8C" | "9C" | "10C" | "JC" | "QC" | "KC" | "AD" | "2D" | "3D" | "4D" | "5D" | "6D" | "7D" | "8D" | "9D" | "10D" | "JD" | "QD" | "KD" | "AH" | "2H" | "3H" | "4H" | "5H" | "6H" | "7H" | "8H" | "9H" | "10H" | "JH" | "QH" | "KH" | "AS" | "2S" | "3S" | "4S" | "5S" | "6S" | "7S" | "8S" | "9S" | "10S" | "JS" | "QS" | "KS" | "X1" | "X2";

export interface GrapplesMoveShuffleDeck {
  move: "shuffleDeck";
  deck: GrapplesCard[];
}

export interface GrapplesMoveShuffleHand {
  move: "shuffleHand";
  order: GrapplesCard[];
}

export interface GrapplesMoveTapOut {
  move: "tapOut";
}

export interface GrapplesMoveLookAtTop {
  move: "lookAtTop";
}

export interface GrapplesMoveDeal {
  move: "deal";
  to: "SELF" | "LEFT" | "RIGHT";
}

export interface GrapplesMoveDealOn {
  move: "dealOn";
}

export interface GrapplesMoveChooseDirection {
  move: "chooseDirection";
  direction: "LEFT" | "RIGHT";
}

export interface GrapplesMoveKeep {
  move: "keep";
}

export interface GrapplesMoveDoubleDown {
  move: "doubleDown";
}

export interface GrapplesMoveAskForOffice {
  move: "askForOffice";
}

export interface GrapplesMoveTakeOffice {
  move: "takeOffice";
}

export interface GrapplesMoveDiscardAce {
  move: "discardAce";
}

export interface GrapplesMoveTradeQueen {
  move: "tradeQueen";
  with: Player;
}

export interface GrapplesMovePoint {
  move: "point";
  back: number;
}

export interface GrapplesMoveAgree {
  move: "agree";
}

export interface GrapplesMoveRefuse {
  move: "refuse";
}

export interface RequestTake {
  type: "take";
  ack: number;
  question: number;
  place: number;
}

export interface RequestSit {
  type: "sit";
  ack: number;
  seat: number;
}

export interface RequestLeave {
  type: "leave";
  ack: number;
}

export interface RequestRest {
  type: "rest";
  ack: number;
  away: boolean;
}

export interface RequestSeatBot {
  type: "seatBot";
  ack: number;
  seat: number;
  level: string;
}

export interface RequestSeat {
  type: "seat";
  ack: number;
  seat: number;
  guest: string;
}

export interface RequestReseat {
  type: "reseat";
  ack: number;
  seat: number;
  to: number;
}

export interface RequestRemove {
  type: "remove";
  ack: number;
  seat: number;
}

export interface RequestHandOver {
  type: "handOver";
  ack: number;
  seat: number;
}

export interface RequestStart {
  type: "start";
  ack: number;
}

export interface RequestNextRound {
  type: "nextRound";
  ack: number;
}

export interface RequestPickChair {
  type: "pickChair";
  ack: number;
  chair: number;
}

export interface RequestPickTreat {
  type: "pickTreat";
  ack: number;
  treat: "CAKE" | "TART" | "BISCUIT" | "APPLE" | "CRUMBS";
}

export interface RequestEnd {
  type: "end";
  ack: number;
}

export interface RequestSay {
  type: "say";
  ack: number;
  text: string;
}

export interface RequestPhrase {
  type: "phrase";
  ack: number;
  key: string;
}

export interface RequestEmote {
  type: "emote";
  ack: number;
  kind: string;
}

export interface RequestMute {
  type: "mute";
  ack: number;
  seat: number;
  muted: boolean;
}

export interface RequestReport {
  type: "report";
  ack: number;
  seat: number;
  reason: string;
}

export interface RequestPledge {
  type: "pledge";
  ack: number;
  round: number;
  hash: string;
}

export interface RequestReveal {
  type: "reveal";
  ack: number;
  round: number;
  number: string;
}

export interface RequestHint {
  type: "hint";
  ack: number;
  question: number;
}

export interface RequestResync {
  type: "resync";
}

export interface RequestPing {
  type: "ping";
  ack: number;
}

export type Notice =
  | NoticeUpdate
  | NoticeDone
  | NoticeRefused
  | NoticeAdvice
  | NoticePause
  | NoticeFarewell;

export interface NoticeUpdate {
  type: "update";
  n: number;
  ack?: number;
  whole?: boolean;
  told: (DalmutiEvent | DalmutiEventRow | GrapplesEvent | GrapplesEventRow)[];
  now: DalmutiNow | GrapplesNow;
}

export type DalmutiEvent =
  | DalmutiEventDrew
  | DalmutiEventRoundBegan
  | DalmutiEventDecreesDrawn
  | DalmutiEventCoinsLaid
  | DalmutiEventBidsShown
  | DalmutiEventProclaimed
  | DalmutiEventDeckCut
  | DalmutiEventDealt
  | DalmutiEventSetAside
  | DalmutiEventHolderFound
  | DalmutiEventFellOpen
  | DalmutiEventStayed
  | DalmutiEventWentToPeon
  | DalmutiEventReplaced
  | DalmutiEventAnswered
  | DalmutiEventNoRevolution
  | DalmutiEventRevolutionDeclared
  | DalmutiEventHandsSwapped
  | DalmutiEventPositionsTaken
  | DalmutiEventTaxPaid
  | DalmutiEventTaxReturned
  | DalmutiEventChose
  | DalmutiEventPartnerNamed
  | DalmutiEventTradeDeclined
  | DalmutiEventOffered
  | DalmutiEventOfferRefused
  | DalmutiEventTraded
  | DalmutiEventTradeClosed
  | DalmutiEventHandOpened
  | DalmutiEventLaid
  | DalmutiEventPassed
  | DalmutiEventWentOut
  | DalmutiEventTrickTaken
  | DalmutiEventLeftWith
  | DalmutiEventRoundScored
  | DalmutiEventCoinsPaid
  | DalmutiEventKnocked
  | DalmutiEventJoined
  | DalmutiEventLeft
  | DalmutiEventMatchEnded;

export interface DalmutiEventDrew {
  event: "drew";
  by: Player;
  card: Rank;
}

export interface DalmutiEventRoundBegan {
  event: "roundBegan";
  round: number;
  order: Player[];
}

export interface DalmutiEventDecreesDrawn {
  event: "decreesDrawn";
  decrees: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
}

export interface DalmutiEventCoinsLaid {
  event: "coinsLaid";
  by: Player;
  coins: number;
  on?: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES";
}

export interface DalmutiEventBidsShown {
  event: "bidsShown";
  bids: DalmutiBid[];
}

export interface DalmutiBid {
  by: Player;
  coins: number;
  on: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES";
}

export interface DalmutiEventProclaimed {
  event: "proclaimed";
  decree?: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES";
}

export interface DalmutiEventDeckCut {
  event: "deckCut";
  by: Player;
  depth: number;
}

export interface DalmutiEventDealt {
  event: "dealt";
  to: Player;
  cards: Cards;
}

/** Cards, or how many they are. */
export type Cards = Hand | FaceDown;

/** How many cards that can't be seen. */
export type FaceDown = number;

export interface DalmutiEventSetAside {
  event: "setAside";
  cards: Cards;
}

export interface DalmutiEventHolderFound {
  event: "holderFound";
  holder: Player;
}

export interface DalmutiEventFellOpen {
  event: "fellOpen";
  meantFor: Player;
  card: Rank;
}

export interface DalmutiEventStayed {
  event: "stayed";
  with: Player;
  card: Rank;
}

export interface DalmutiEventWentToPeon {
  event: "wentToPeon";
  peon: Player;
  meantFor: Player;
  card: Rank;
}

export interface DalmutiEventReplaced {
  event: "replaced";
  peon: Player;
  meantFor: Player;
  card: Cards;
}

export interface DalmutiEventAnswered {
  event: "answered";
  by: Player;
  call: "SILENCE" | "REVOLUTION" | "GREATER_REVOLUTION";
}

export interface DalmutiEventNoRevolution {
  event: "noRevolution";
}

export interface DalmutiEventRevolutionDeclared {
  event: "revolutionDeclared";
  by: Player;
  call: "SILENCE" | "REVOLUTION" | "GREATER_REVOLUTION";
}

export interface DalmutiEventHandsSwapped {
  event: "handsSwapped";
  one: Player;
  given: Cards;
  other: Player;
  received: Cards;
}

export interface DalmutiEventPositionsTaken {
  event: "positionsTaken";
  order: Player[];
}

export interface DalmutiEventTaxPaid {
  event: "taxPaid";
  peon: Player;
  lord: Player;
  cards: Cards;
}

export interface DalmutiEventTaxReturned {
  event: "taxReturned";
  lord: Player;
  peon: Player;
  cards: Cards;
}

export interface DalmutiEventChose {
  event: "chose";
  by: Player;
  cards: Cards;
}

export interface DalmutiEventPartnerNamed {
  event: "partnerNamed";
  by: Player;
  partner: Player;
}

export interface DalmutiEventTradeDeclined {
  event: "tradeDeclined";
  by: Player;
}

export interface DalmutiEventOffered {
  event: "offered";
  by: Player;
  to: Player;
  card: Cards;
}

export interface DalmutiEventOfferRefused {
  event: "offerRefused";
  by: Player;
  to: Player;
  card: Cards;
}

export interface DalmutiEventTraded {
  event: "traded";
  one: Player;
  given: Cards;
  other: Player;
  received: Cards;
}

export interface DalmutiEventTradeClosed {
  event: "tradeClosed";
}

export interface DalmutiEventHandOpened {
  event: "handOpened";
  player: Player;
  cards: Hand;
}

export interface DalmutiEventLaid {
  event: "laid";
  by: Player;
  play: Play;
}

export interface DalmutiEventPassed {
  event: "passed";
  by: Player;
}

export interface DalmutiEventWentOut {
  event: "wentOut";
  player: Player;
  place: number;
}

export interface DalmutiEventTrickTaken {
  event: "trickTaken";
  by: Player;
  leadsNext: Player;
}

export interface DalmutiEventLeftWith {
  event: "leftWith";
  player: Player;
  cards: Hand;
}

export interface DalmutiEventRoundScored {
  event: "roundScored";
  scores: DalmutiScore[];
}

export interface DalmutiScore {
  player: Player;
  points: number;
  bonus: number;
}

export interface DalmutiEventCoinsPaid {
  event: "coinsPaid";
  coins: Record<string, number>;
}

export interface DalmutiEventKnocked {
  event: "knocked";
  newcomer: Player;
}

export interface DalmutiEventJoined {
  event: "joined";
  newcomer: Player;
  position: number;
}

export interface DalmutiEventLeft {
  event: "left";
  leaver: Player;
}

export interface DalmutiEventMatchEnded {
  event: "matchEnded";
}

/** Several of one kind: the kind, and then the values of each one's fields. */
export type DalmutiEventRow = [kind: "drew" | "roundBegan" | "decreesDrawn" | "coinsLaid" | "bidsShown" | "proclaimed" | "deckCut" | "dealt" | "setAside" | "holderFound" | "fellOpen" | "stayed" | "wentToPeon" | "replaced" | "answered" | "noRevolution" | "revolutionDeclared" | "handsSwapped" | "positionsTaken" | "taxPaid" | "taxReturned" | "chose" | "partnerNamed" | "tradeDeclined" | "offered" | "offerRefused" | "traded" | "tradeClosed" | "handOpened" | "laid" | "passed" | "wentOut" | "trickTaken" | "leftWith" | "roundScored" | "coinsPaid" | "knocked" | "joined" | "left" | "matchEnded", ...values: (Player | Rank | number | Player[] | ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[] | "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES" | null | DalmutiBid[] | Cards | "SILENCE" | "REVOLUTION" | "GREATER_REVOLUTION" | Hand | Play | DalmutiScore[] | Record<string, number>)[]];

export type GrapplesEvent =
  | GrapplesEventCardsDrawn
  | GrapplesEventFirstDealerFound
  | GrapplesEventDeckShuffled
  | GrapplesEventTurnBegan
  | GrapplesEventStayedInOffice
  | GrapplesEventLooked
  | GrapplesEventDealt
  | GrapplesEventDoubledDown
  | GrapplesEventAskedForOffice
  | GrapplesEventOfficeRefused
  | GrapplesEventDealerChanged
  | GrapplesEventAceDiscarded
  | GrapplesEventQueenOffered
  | GrapplesEventQueenRefused
  | GrapplesEventHandShuffled
  | GrapplesEventCardTaken
  | GrapplesEventQueenHandedOver
  | GrapplesEventSettled
  | GrapplesEventDirectionChosen
  | GrapplesEventHandsShown
  | GrapplesEventGameEnded
  | GrapplesEventMatchEnded;

export interface GrapplesEventCardsDrawn {
  event: "cardsDrawn";
  cards: GrapplesCard[];
}

export interface GrapplesEventFirstDealerFound {
  event: "firstDealerFound";
  dealer: Player;
}

export interface GrapplesEventDeckShuffled {
  event: "deckShuffled";
  deck: GrapplesCards;
}

/** Cards, or how many they are. */
export type GrapplesCards = GrapplesCard[] | number;

export interface GrapplesEventTurnBegan {
  event: "turnBegan";
  dealer: Player;
  player: Player;
}

export interface GrapplesEventStayedInOffice {
  event: "stayedInOffice";
  dealer: Player;
}

export interface GrapplesEventLooked {
  event: "looked";
  dealer: Player;
  top: GrapplesCards;
}

export interface GrapplesEventDealt {
  event: "dealt";
  dealer: Player;
  to: Player;
  way: "ON" | "SELF" | "LEFT" | "RIGHT" | "SECOND";
  seen: boolean;
  card: GrapplesCards;
}

export interface GrapplesEventDoubledDown {
  event: "doubledDown";
  by: Player;
  with: GrapplesCard;
}

export interface GrapplesEventAskedForOffice {
  event: "askedForOffice";
  by: Player;
  with: GrapplesCard;
}

export interface GrapplesEventOfficeRefused {
  event: "officeRefused";
  by: Player;
  to: Player;
}

export interface GrapplesEventDealerChanged {
  event: "dealerChanged";
  from: Player;
  to: Player;
  why: "JACK" | "ACE" | "TAP_OUT" | "LIMIT";
}

export interface GrapplesEventAceDiscarded {
  event: "aceDiscarded";
  by: Player;
}

export interface GrapplesEventQueenOffered {
  event: "queenOffered";
  by: Player;
  to: Player;
  queen: GrapplesCard;
}

export interface GrapplesEventQueenRefused {
  event: "queenRefused";
  by: Player;
  to: Player;
}

export interface GrapplesEventHandShuffled {
  event: "handShuffled";
  of: Player;
  order: GrapplesCards;
}

export interface GrapplesEventCardTaken {
  event: "cardTaken";
  by: Player;
  from: Player;
  back: number;
  card: GrapplesCards;
}

export interface GrapplesEventQueenHandedOver {
  event: "queenHandedOver";
  by: Player;
  to: Player;
  queen: GrapplesCard;
}

export interface GrapplesEventSettled {
  event: "settled";
  by: Player;
  declined?: "DOUBLE_DOWN" | "JACK" | "ACE" | "QUEEN" | "TAP_OUT";
}

export interface GrapplesEventDirectionChosen {
  event: "directionChosen";
  by: Player;
  direction: "LEFT" | "RIGHT";
}

export interface GrapplesEventHandsShown {
  event: "handsShown";
  hands: GrapplesCard[][];
}

export interface GrapplesEventGameEnded {
  event: "gameEnded";
  winners: Player[];
}

export interface GrapplesEventMatchEnded {
  event: "matchEnded";
  winners: Player[];
}

/** Several of one kind: the kind, and then the values of each one's fields. */
export type GrapplesEventRow = [kind: "cardsDrawn" | "firstDealerFound" | "deckShuffled" | "turnBegan" | "stayedInOffice" | "looked" | "dealt" | "doubledDown" | "askedForOffice" | "officeRefused" | "dealerChanged" | "aceDiscarded" | "queenOffered" | "queenRefused" | "handShuffled" | "cardTaken" | "queenHandedOver" | "settled" | "directionChosen" | "handsShown" | "gameEnded" | "matchEnded", ...values: (GrapplesCard[] | Player | GrapplesCards | "ON" | "SELF" | "LEFT" | "RIGHT" | "SECOND" | boolean | GrapplesCard | "JACK" | "ACE" | "TAP_OUT" | "LIMIT" | number | "DOUBLE_DOWN" | "JACK" | "ACE" | "QUEEN" | "TAP_OUT" | null | "LEFT" | "RIGHT" | GrapplesCard[][] | Player[])[]];

/** Parts of the picture that have changed; one that is gone is null. */
export interface DalmutiNow {
  board?: TableBoard | null;
  stage?: TableStage | null;
  seats?: TableSeat[] | null;
  onlookers?: number | null;
  watching?: TableWatcher[] | null;
  you?: TableYou | null;
  secrets?: TableSecrets | null;
  spread?: TableSpread | null;
  clock?: TableClock | null;
  room?: TableRoom | null;
  treats?: TableTreats | null;
  talk?: TableTalk[] | null;
  course?: TableTally[] | null;
  since?: string | null;
  question?: number | null;
  viewer?: Player | "onlooker" | null;
  rules?: string | null;
  round?: number | null;
  order?: Player[] | null;
  scores?: Record<string, number> | null;
  reigns?: Record<string, number> | null;
  coins?: Record<string, number> | null;
  decree?: "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES" | null;
  open?: Record<string, Hand> | null;
  cards?: Record<string, number> | null;
  hand?: Hand | null;
  aside?: FaceDown | null;
  scene?: DalmutiScene | null;
  legal?: (DalmutiMove | DalmutiMoveRow)[] | null;
}

export interface TableBoard {
  code: string;
  time: number;
  plan: TablePlan;
}

export interface TablePlan {
  game: string;
  rules: string;
  seats: number;
  listed: boolean;
  bots: string;
  customs: TableCustoms;
}

export interface TableCustoms {
  turn: number;
  bank: number;
  window: number;
  pause: number;
  pace: "NATURAL" | "BRISK" | "INSTANT";
  hints: boolean;
  chat: boolean;
}

export interface TableStage {
  doing: "GATHERING" | "PLAYING" | "OVER";
  match: number;
  ending: boolean;
  record?: string;
  brought?: number;
}

export interface TableSeat {
  kind: "FREE" | "PERSON" | "PROGRAM" | "BOT";
  name: string;
  level?: string;
  face?: number;
  player?: Player;
  host: boolean;
  here: boolean;
  standIn: boolean;
  waits: boolean;
  leaves: boolean;
  muted: boolean;
}

export interface TableWatcher {
  guest: string;
  name: string;
}

export interface TableYou {
  guest: string;
  seat?: number;
  player?: Player;
  say: boolean;
  phrases: string[];
}

export interface TableSecrets {
  round: number;
  commit: string;
  pledges: Record<string, string>;
  reveal: boolean;
  numbers: Record<string, string>;
}

export interface TableSpread {
  by: Player;
  left: number;
}

export interface TableClock {
  turn: Record<string, number>;
  bank: Record<string, number>;
  window?: number;
  pause?: number;
}

export interface TableRoom {
  chairs: Player[];
  throne: number;
  picks?: Player;
}

export interface TableTreats {
  left: ("CAKE" | "TART" | "BISCUIT" | "APPLE" | "CRUMBS")[];
  taken: Record<string, "CAKE" | "TART" | "BISCUIT" | "APPLE" | "CRUMBS">;
  picks?: Player;
}

export interface TableTalk {
  number: number;
  seat?: number;
  kind: "FREE" | "PERSON" | "PROGRAM" | "BOT";
  name: string;
  manner: "TEXT" | "PHRASE" | "EMOTE";
  text: string;
}

export interface TableTally {
  round: number;
  scores: Record<string, number>;
}

export type DalmutiScene =
  | DalmutiSceneDrawing
  | DalmutiSceneShuffling
  | DalmutiSceneSeating
  | DalmutiSceneBidding
  | DalmutiSceneProclaiming
  | DalmutiSceneDecreed
  | DalmutiSceneCutting
  | DalmutiSceneSpilling
  | DalmutiSceneMisdealt
  | DalmutiSceneReplacing
  | DalmutiSceneWindow
  | DalmutiSceneTaxing
  | DalmutiSceneNaming
  | DalmutiSceneExchanging
  | DalmutiSceneDrawingLots
  | DalmutiSceneOffering
  | DalmutiSceneAnswering
  | DalmutiSceneTricks
  | DalmutiSceneOver;

export interface DalmutiSceneDrawing {
  scene: "drawing";
  drawn: DalmutiDrew[];
  next: Player;
}

export interface DalmutiDrew {
  by: Player;
  card: Rank;
}

export interface DalmutiSceneShuffling {
  scene: "shuffling";
  doors: "SHUT" | "OPEN" | "ENTERING";
}

export interface DalmutiSceneSeating {
  scene: "seating";
  newcomer: Player;
}

export interface DalmutiSceneBidding {
  scene: "bidding";
  drawn: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
}

export interface DalmutiSceneProclaiming {
  scene: "proclaiming";
  highest: ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[];
  bids: DalmutiBid[];
}

export interface DalmutiSceneDecreed {
  scene: "decreed";
}

export interface DalmutiSceneCutting {
  scene: "cutting";
  cards: number;
}

export interface DalmutiSceneSpilling {
  scene: "spilling";
}

export interface DalmutiSceneMisdealt {
  scene: "misdealt";
  meantFor: Player;
  card: Rank;
}

export interface DalmutiSceneReplacing {
  scene: "replacing";
  meantFor: Player;
  card: Rank;
}

export interface DalmutiSceneWindow {
  scene: "window";
}

export interface DalmutiSceneTaxing {
  scene: "taxing";
  levies: DalmutiLevy[];
}

export interface DalmutiLevy {
  peon: Player;
  lord: Player;
  count: number;
}

export interface DalmutiSceneNaming {
  scene: "naming";
  first: Player;
}

export interface DalmutiSceneExchanging {
  scene: "exchanging";
  first: Player;
  partner: Player;
}

export interface DalmutiSceneDrawingLots {
  scene: "drawingLots";
  first: Player;
  partner: Player;
}

export interface DalmutiSceneOffering {
  scene: "offering";
  market: DalmutiMarket;
}

export interface DalmutiMarket {
  offering: Player;
  waiting: Player[];
  traded: Player[];
  refusedBy: Player[];
}

export interface DalmutiSceneAnswering {
  scene: "answering";
  market: DalmutiMarket;
  to: Player;
}

export interface DalmutiSceneTricks {
  scene: "tricks";
  turn: Player;
  top?: Play;
  by: Player;
  passed: Player[];
  out: Player[];
}

export interface DalmutiSceneOver {
  scene: "over";
}

/** Several of one kind: the kind, and then the values of each one's fields. */
export type DalmutiMoveRow = [kind: "turnUp" | "shuffle" | "drawDecrees" | "layCoins" | "keepCoins" | "proclaim" | "cut" | "dealCleanly" | "dropCard" | "letStay" | "giveToPeon" | "replace" | "keepSilent" | "declareRevolution" | "declareGreaterRevolution" | "payBack" | "namePartner" | "declineTrade" | "giveCard" | "drawLots" | "offer" | "refuseOffer" | "lay" | "pass" | "join" | "seatNewcomer" | "leave" | "endMatch", ...values: (Rank | Rank[] | number | ("TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES")[] | "TAX_HOLIDAY" | "HEAVY_TAX" | "CHARITY" | "FREE_MARKET" | "UPSIDE_DOWN" | "WIDDERSHINS" | "NO_FOOLS" | "SILENCE" | "LAST_FIRST" | "OPEN_COURT" | "FALL_FROM_GRACE" | "DOUBLE_STAKES" | Player | Hand | Play | Span)[]];

/** Any whole number from one to the other. */
export interface Span {
  from: number;
  to: number;
}

/** Parts of the picture that have changed; one that is gone is null. */
export interface GrapplesNow {
  board?: TableBoard | null;
  stage?: TableStage | null;
  seats?: TableSeat[] | null;
  onlookers?: number | null;
  watching?: TableWatcher[] | null;
  you?: TableYou | null;
  secrets?: TableSecrets | null;
  spread?: TableSpread | null;
  clock?: TableClock | null;
  room?: TableRoom | null;
  treats?: TableTreats | null;
  talk?: TableTalk[] | null;
  course?: TableTally[] | null;
  since?: string | null;
  question?: number | null;
  viewer?: Player | "onlooker" | null;
  rules?: string | null;
  round?: number | null;
  standing?: GrapplesStanding | null;
  deck?: number | null;
  hands?: GrapplesCards[] | null;
  worth?: number | null;
  discarded?: GrapplesCard[] | null;
  outlook?: GrapplesOutlook | null;
  scene?: GrapplesScene | null;
  legal?: (GrapplesMove | GrapplesMoveRow)[] | null;
}

export interface GrapplesStanding {
  won: number[];
  grapples: number[];
}

export interface GrapplesOutlook {
  names: Record<string, GrapplesChance>;
  mean: number;
  leader: Player;
  grapples: number;
}

export interface GrapplesChance {
  left: number;
  next: number;
}

export type GrapplesScene =
  | GrapplesSceneDrawing
  | GrapplesSceneShufflingDeck
  | GrapplesSceneOwnTurn
  | GrapplesSceneDealingOn
  | GrapplesSceneLookedAtTop
  | GrapplesSceneSettling
  | GrapplesSceneAsked
  | GrapplesSceneOffered
  | GrapplesSceneShufflingHand
  | GrapplesScenePointing
  | GrapplesSceneChoosingDirection
  | GrapplesSceneOver;

export interface GrapplesSceneDrawing {
  scene: "drawing";
  rounds: GrapplesCard[][];
}

export interface GrapplesSceneShufflingDeck {
  scene: "shufflingDeck";
  firstDealer: Player;
}

export interface GrapplesSceneOwnTurn {
  scene: "ownTurn";
  office: GrapplesOffice;
}

export interface GrapplesOffice {
  dealer: Player;
  dealt: number;
  direction: "LEFT" | "RIGHT";
}

export interface GrapplesSceneDealingOn {
  scene: "dealingOn";
  office: GrapplesOffice;
  to: Player;
}

export interface GrapplesSceneLookedAtTop {
  scene: "lookedAtTop";
  office: GrapplesOffice;
}

export interface GrapplesSceneSettling {
  scene: "settling";
  office: GrapplesOffice;
  turn: GrapplesTurn;
}

export interface GrapplesTurn {
  player: Player;
  dealtSelf: boolean;
  cards: number;
}

export interface GrapplesSceneAsked {
  scene: "asked";
  office: GrapplesOffice;
  turn: GrapplesTurn;
  with: GrapplesCard;
}

export interface GrapplesSceneOffered {
  scene: "offered";
  office: GrapplesOffice;
  turn: GrapplesTurn;
  loan: GrapplesLoan;
}

export interface GrapplesLoan {
  with: Player;
  queen: GrapplesCard;
}

export interface GrapplesSceneShufflingHand {
  scene: "shufflingHand";
  office: GrapplesOffice;
  turn: GrapplesTurn;
  loan: GrapplesLoan;
}

export interface GrapplesScenePointing {
  scene: "pointing";
  office: GrapplesOffice;
  turn: GrapplesTurn;
  loan: GrapplesLoan;
  left: number;
}

export interface GrapplesSceneChoosingDirection {
  scene: "choosingDirection";
  office: GrapplesOffice;
}

export interface GrapplesSceneOver {
  scene: "over";
  winners: Player[];
}

/** Several of one kind: the kind, and then the values of each one's fields. */
export type GrapplesMoveRow = [kind: "drawCards" | "shuffleDeck" | "shuffleHand" | "tapOut" | "lookAtTop" | "deal" | "dealOn" | "chooseDirection" | "keep" | "doubleDown" | "askForOffice" | "takeOffice" | "discardAce" | "tradeQueen" | "point" | "agree" | "refuse", ...values: (GrapplesCard[] | "SELF" | "LEFT" | "RIGHT" | "LEFT" | "RIGHT" | Player | number)[]];

export interface NoticeDone {
  type: "done";
  ack?: number;
}

export interface NoticeRefused {
  type: "refused";
  ack?: number;
  rule: string;
  key: string;
  text: string;
}

export interface NoticeAdvice {
  type: "advice";
  ack?: number;
  advice: TableProspect[];
}

export interface TableProspect {
  move: DalmutiMove | GrapplesMove;
  places: number[];
  points: number;
  behind: number;
  reasons: TableArgument[];
}

export interface TableArgument {
  key: string;
  arguments: string[];
}

export interface NoticePause {
  type: "pause";
  over: boolean;
  text: string;
}

export interface NoticeFarewell {
  type: "farewell";
  why: "MOVING" | "ELSEWHERE" | "TOO_SLOW" | "NO_SUCH_TABLE" | "DAMAGED" | "NOT_WELCOME" | "NONSENSE" | "TOO_MUCH";
  text?: string;
}

/** The fields of every kind, in the order in which a row has them. */
export const DALMUTI_EVENT_FIELDS = {
  drew: ["by", "card"],
  roundBegan: ["round", "order"],
  decreesDrawn: ["decrees"],
  coinsLaid: ["by", "coins", "on"],
  bidsShown: ["bids"],
  proclaimed: ["decree"],
  deckCut: ["by", "depth"],
  dealt: ["to", "cards"],
  setAside: ["cards"],
  holderFound: ["holder"],
  fellOpen: ["meantFor", "card"],
  stayed: ["with", "card"],
  wentToPeon: ["peon", "meantFor", "card"],
  replaced: ["peon", "meantFor", "card"],
  answered: ["by", "call"],
  noRevolution: [],
  revolutionDeclared: ["by", "call"],
  handsSwapped: ["one", "given", "other", "received"],
  positionsTaken: ["order"],
  taxPaid: ["peon", "lord", "cards"],
  taxReturned: ["lord", "peon", "cards"],
  chose: ["by", "cards"],
  partnerNamed: ["by", "partner"],
  tradeDeclined: ["by"],
  offered: ["by", "to", "card"],
  offerRefused: ["by", "to", "card"],
  traded: ["one", "given", "other", "received"],
  tradeClosed: [],
  handOpened: ["player", "cards"],
  laid: ["by", "play"],
  passed: ["by"],
  wentOut: ["player", "place"],
  trickTaken: ["by", "leadsNext"],
  leftWith: ["player", "cards"],
  roundScored: ["scores"],
  coinsPaid: ["coins"],
  knocked: ["newcomer"],
  joined: ["newcomer", "position"],
  left: ["leaver"],
  matchEnded: [],
} as const;

/** The fields of every kind, in the order in which a row has them. */
export const DALMUTI_MOVE_FIELDS = {
  turnUp: ["card"],
  shuffle: ["deck", "from"],
  drawDecrees: ["decrees"],
  layCoins: ["coins", "on"],
  keepCoins: [],
  proclaim: ["decree"],
  cut: ["depth"],
  dealCleanly: [],
  dropCard: ["meantFor", "card"],
  letStay: [],
  giveToPeon: [],
  replace: ["card"],
  keepSilent: [],
  declareRevolution: [],
  declareGreaterRevolution: [],
  payBack: ["cards"],
  namePartner: ["partner"],
  declineTrade: [],
  giveCard: ["card"],
  drawLots: ["fromFirst", "fromPartner"],
  offer: ["to", "card"],
  refuseOffer: [],
  lay: ["play"],
  pass: [],
  join: ["newcomer"],
  seatNewcomer: ["position"],
  leave: ["leaver"],
  endMatch: [],
} as const;

/** The fields of every kind, in the order in which a row has them. */
export const GRAPPLES_EVENT_FIELDS = {
  cardsDrawn: ["cards"],
  firstDealerFound: ["dealer"],
  deckShuffled: ["deck"],
  turnBegan: ["dealer", "player"],
  stayedInOffice: ["dealer"],
  looked: ["dealer", "top"],
  dealt: ["dealer", "to", "way", "seen", "card"],
  doubledDown: ["by", "with"],
  askedForOffice: ["by", "with"],
  officeRefused: ["by", "to"],
  dealerChanged: ["from", "to", "why"],
  aceDiscarded: ["by"],
  queenOffered: ["by", "to", "queen"],
  queenRefused: ["by", "to"],
  handShuffled: ["of", "order"],
  cardTaken: ["by", "from", "back", "card"],
  queenHandedOver: ["by", "to", "queen"],
  settled: ["by", "declined"],
  directionChosen: ["by", "direction"],
  handsShown: ["hands"],
  gameEnded: ["winners"],
  matchEnded: ["winners"],
} as const;

/** The fields of every kind, in the order in which a row has them. */
export const GRAPPLES_MOVE_FIELDS = {
  drawCards: ["cards"],
  shuffleDeck: ["deck"],
  shuffleHand: ["order"],
  tapOut: [],
  lookAtTop: [],
  deal: ["to"],
  dealOn: [],
  chooseDirection: ["direction"],
  keep: [],
  doubleDown: [],
  askForOffice: [],
  takeOffice: [],
  discardAce: [],
  tradeQueen: ["with"],
  point: ["back"],
  agree: [],
  refuse: [],
} as const;
