export const stopWords = `
ang, ng, nang, mga, sa, si, ni, kay, kina, nina, sina, na, pa, po, opo, ho, ba, nga, din, rin, daw, raw, pala, lang, lamang, naman, man, muna, kasi, dahil, pero, ngunit, at, o, ay, kung, kapag, pag, para, upang, habang, bago, pagkatapos, tapos, saka, tsaka, ako, ko, akin, ikaw, ka, mo, iyo, sayo, siya, sya, niya, nya, kanya, kami, namin, amin, tayo, natin, atin, kayo, ninyo, niyo, nyo, inyo, sila, nila, kanila, ito, to, nito, dito, rito, iyan, yan, niyan, diyan, dyan, jan, iyon, yun, yon, yung, noon, doon, dun, may, meron, mayroon, wala, walang, hindi, huwag, oo, yes, no, opo, ano, anong, sino, saan, kailan, paano, bakit, magkano, ilan, ilang, gaano, alin, lahat, bawat, iba, isa, isang, dalawa, dalawang, tatlo, tatlong, apat, lima, marami, maraming, dami, daming, konti, kaunti, sobra, sobrang, talaga, masyado, medyo, parang, gaya, tulad, katulad, pareho, gusto, ayaw, pwede, puwede, dapat, kailangan, maging, naging, mag, nag, pag, ngayon, kanina, kahapon, bukas, mamaya, araw, linggo, buwan, taon, oras, minuto, ulit, uli, agad, palagi, lagi, laging, minsan, baka, siguro, sana, kaya, kahit, basta, eh, e, ah, oh, ha, hay, hello, hi, ate, kuya, mars, mamsh, besh, bes, beh, sis, bro, mam, maam, sir, lods, puro, simula, hanggang, mula, tungkol, ayon, the, is, are, and, to, of, in, it, this, that, i, you, my, your, for, on, with, a, an, so, be, was, were, have, has, do, just, me, not, at, as, or, but
`;

export const aliases = `
hindi: di, dili, hnd, hnde, hinde, ndi, d, de
huwag: wag, wg
kayo: kau
ako: aq, akoo, q
ganda: gandaa, gnda, gandah, gnd
maganda: mganda, mgnda, magandah, magandaa
pwede: pde, pede, puede, pwd, puwede
ito: eto, toh
siya: sya, xa
niya: nya
diyan: jan, dyan
paano: pano, panu, pnu
kailan: kelan, kelen
nasaan: asan, san
saan: san, saang
magkano: mgkano, magkno, mgkno, mkano
salamat: slmt, salamuch, slamat, tnx, thnx, tenks, tenk u, thank u
sobra: sobraa, sobrra
talaga: tlga, tlaga, talga, talagaaa
lang: lng
naman: nmn, nman
dito: d2, dto
wala: wla
mahal: mahall, mahl
mabilis: mblis, mabils
ganyan: gnyan
kasi: kc, kse, kasee
gusto: gus2, gsto
maraming: mrming
masarap: msarap, masarapp
cute: cutiee, kyut, qt
super: sooper, supeer
ate: teh, atee
original: orig, ori
order: odr
`;

export const dictionary = `
cash on delivery, free shipping, yellow basket, add to cart, live selling, flash sale, voucher code, customer service, sensitive skin, buntis, baby, nanay, tatay, mama, papa, lola, lolo, asawa, mister, misis, anak, kapatid, kaibigan, officemate, balat, mukha, labi, buhok, tenga, tiyan, paa, kamay, kulay, sukat, tela, tahi, amoy, lasa, sabon, pabango, shampoo, lipstick, foundation, sunscreen, face mask, eyeliner, mascara, makeup, damit, pantalon, palda, blusa, t shirt, sapatos, tsinelas, bag, sling bag, relo, hikaw, kwintas, singsing, salamin, cellphone, charger, power bank, earphones, laptop, screen, battery, kawali, kaldero, kutsilyo, rice cooker, air fryer, electric fan, washing machine, organizer, kama, unan, kumot, tuwalya, laruan, gatas, diaper, meryenda, chicharon, adobo, sinigang, lechon, bagoong, prutas, mangga, durian, kape, milk tea, kanin, ulam, kusina, bahay, kwarto, opisina, eskwelahan, sweldo, presyo, bayad, pera, padala, tindahan, tindera, nagtitinda, bumili, umorder, dumating, pinadala, delivery, rider, package, box, resulta, quality, content, video, live, replay, kanta, title, brand, shade, number, stock, restock, expiration, sangkap, pimples, peklat, pampaputi, pampapayat, height, weight, pasko, bagong taon, birthday, kaarawan, tag ulan, umuulan, mainit, malamig, manila, cebu, davao, iloilo, quezon city, pilipinas, pinoy, pinay
`;
