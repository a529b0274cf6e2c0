export const stopWords = `
a, an, the, this, that, these, those, i, me, my, mine, myself, we, us, our, ours, you, your, yours, yourself, u, ur, he, him, his, she, her, hers, it, its, they, them, their, theirs, who, whom, whose, which, what, when, where, why, how, am, is, are, was, were, be, been, being, do, does, did, doing, done, have, has, had, having, can, could, will, would, shall, should, may, might, must, ought, need, not, no, nor, never, don't, doesn't, didn't, isn't, wasn't, aren't, weren't, won't, can't, cannot, couldn't, wouldn't, shouldn't, haven't, hasn't, i'm, i've, i'd, i'll, you're, you've, you'll, he's, she's, it's, we're, they're, that's, there's, what's, let's, and, or, but, if, then, else, because, as, until, while, of, at, by, for, with, about, against, between, into, through, during, before, after, above, below, to, from, up, down, in, out, on, off, over, under, again, further, once, here, there, all, any, both, each, few, more, most, other, some, such, only, own, same, so, than, too, very, just, also, even, still, yet, already, now, ever, always, really, actually, maybe, one, two, three, first, last, next, get, gets, got, getting, go, goes, going, went, come, comes, came, coming, make, makes, made, take, takes, took, give, gives, gave, say, says, said, see, sees, saw, seen, look, looks, looked, know, knows, knew, think, thinks, thought, want, wants, wanted, let, put, use, uses, used, using, try, tried, thing, things, stuff, way, lot, lots, much, many, little, bit, another, every, everyone, everything, someone, something, anyone, anything, nobody, nothing, like, please, pls, plz, oh, ah, hey, hi, hello, yes, yeah, yep, yup, nope, okay, ok, well, im, dont, cant, ive, thats, its, gonna, wanna, gotta, omg, guys, guy, girl, girls, today, yesterday, tomorrow, day, days, time, times, week, weeks, month, months, year, years, since, ago, per, via, without, within, upon, though, although, however, else, rather, quite, almost, enough, back, around, away, together, instead, sis, bro, sir, maam, ma'am, dear
`;

export const aliases = `
you: u, yu
your: ur
are: r
don't: dont
doesn't: doesnt
didn't: didnt
isn't: isnt
wasn't: wasnt
aren't: arent
won't: wont
can't: cant, cnt
couldn't: couldnt
wouldn't: wouldnt
haven't: havent
hasn't: hasnt
i'm: im
what's: whats, wats
it's: its
please: pls, plz, pleaseee
thanks: thnx, thnks, tks, tnx
love: luv, lov, lovee, loove
good: gud, gooood
so: soo
very: vry, verry
really: rly, rlly, reallyy
because: bc, cuz, coz, bcoz
beautiful: beautifull, beutiful, beatiful
cute: cutee, qt
awesome: awsome
definitely: definately, definitly
received: recieved
delicious: delish
wow: woww, wooow
excellent: excelent
recommend: recomend, reccomend, rec
recommended: recomended
though: tho
terrible: terible
not worth: not worthy
don't buy: dont buy
`;

export const dictionary = `
customer service, cash on delivery, free shipping, home delivery, live stream, go live, flash sale, gift box, gift set, true to size, sensitive skin, dry skin, oily skin, acne prone, skin care, hair care, face mask, sheet mask, eye cream, lip tint, lip balm, lipstick, foundation, concealer, sunscreen, body lotion, shampoo, power bank, phone case, air fryer, rice cooker, smart watch, noise cancelling, battery life, screen protector, running shoes, high heels, hand bag, tote bag, shoulder bag, size chart, size guide, shipping fee, delivery fee, order number, tracking number, promo code, discount code, voucher code, add to cart, yellow basket, check out, buy one get one, black friday, payday sale, official store, brand new, product review, before and after, side effects, expiry date, video quality, sound quality, voice over, background music, part two, first impression, morning routine, night routine, get ready with me, unboxing, restock, wish list, new year, new york, hong kong, kuala lumpur, ho chi minh, south east asia
`;
