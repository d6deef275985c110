package dalmuti.browser;

import org.junit.jupiter.api.extension.ExtendWith;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Tests with a real server and a real browser: they take [Premises] as a parameter. Without a
/// browser they are skipped; in CI they fail.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(Caretaker.class)
@interface InBrowser {}
