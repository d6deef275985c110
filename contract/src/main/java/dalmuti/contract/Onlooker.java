package dalmuti.contract;

/// Somebody who watches without a seat and sees what everybody sees.
public enum Onlooker implements Viewer {
    ONLOOKER
}
