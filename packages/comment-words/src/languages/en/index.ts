import type { LanguageData } from '../LanguageData';
import { adverts, complaints } from './complaints';
import { feelings } from './feelings';
import { aliases, dictionary, stopWords } from './words';

export const en: LanguageData = {
  code: 'en',
  script: 'latin',
  markers:
    'the, is, are, was, were, this, that, these, my, your, you, i, it, and, of, with, have, has, they, them, what, from, for, not, but, to, be, does, did, would, will, when, which, how, where, just, so, on, in, at, an, by, me, we, she, he, his, her',
  stopWords,
  aliases,
  dictionary,
  feelings,
  negators:
    "not, no, never, don't, doesn't, didn't, isn't, wasn't, aren't, weren't, won't, can't, cannot, couldn't, wouldn't, shouldn't, haven't, hasn't, nothing, none, nobody, neither, nor, without, hardly, barely, ain't, lack, lacks, far from, stop",
  intensifiers:
    "very, so, really, super, too, extremely, absolutely, totally, completely, such, insanely, highly, truly, soo, much, way, sooo, incredibly, definitely, didn't expect, never expected, can't believe, really really, hella, freaking, fucking, damn, as hell, af, very very, deeply, utterly, most, always, clearly, ever",
  softeners: 'a bit, a little, slightly, kinda, kind of, sort of, somewhat, little, bit, fairly, almost',
  contrasts: 'but, however, although, though, yet, except, unfortunately, turns out, then',
  questions:
    "how much, how many, how long, how do, how to, how can, how about, how hot, how old, what's the, what is the, what time, what brand, what size, what color, what colour, what age, what shade, do you, does it, does this, does the, is it ok, is it original, is it safe, is it legit, is there, are there, can you, can we, can i, could you, would it, would this, will it, will you, may i, any discount, any voucher, should i, anyone know, does anyone, price please, song name, which one, which brand, which shade, where can i, where to buy, when is, when will",
  whys: 'why, how come',
  addresses: 'please, sis, guys, bro, there, sir, dear, dear seller, tho, anyone',
  questionStarts: 'how, what, which, where, who, when, whose, is it, is this, are you, is that, has anyone, did you, why',
  questionEnds: 'right, huh, available, please tell me, or not, anyone',
  complaints,
  adverts,
};
