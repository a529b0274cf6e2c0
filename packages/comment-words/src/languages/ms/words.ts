export const stopWords = `
yang, dan, di, ke, dari, daripada, untuk, dengan, pada, dalam, oleh, kerana, sebab, kalau, jika, bila, apabila, agar, supaya, sehingga, sampai, sejak, ini, itu, ni, tu, begini, begitu, macam ni, macam tu, sini, situ, sana, saya, aku, i, kita, kami, awak, kau, you, korang, anda, dia, ia, mereka, diorang, akak, kak, abang, bang, sis, bro, adik, puan, encik, cik, tuan, ada, adalah, ialah, jadi, menjadi, tak, tidak, bukan, belum, jangan, takde, dah, sudah, telah, sedang, tengah, lagi, akan, nak, mahu, ingin, boleh, dapat, mesti, perlu, kena, juga, jugak, pun, masih, cuma, hanya, sahaja, saja, je, la, lah, kan, ye, ya, eh, oh, hai, weh, wei, kot, pulak, pula, sangat, sgt, sekali, amat, terlalu, lebih, kurang, paling, sedikit, sikit, banyak, semua, setiap, tiap, beberapa, seperti, macam, namun, tapi, tetapi, atau, serta, lalu, terus, kemudian, lepas, selepas, sebelum, ketika, masa, waktu, sekarang, tadi, nanti, esok, semalam, hari, hari ni, hari tu, minggu, bulan, tahun, jam, pukul, minit, kali, satu, dua, tiga, empat, lima, apa, siapa, mana, kat, dekat, kat mana, kenapa, macam mana, berapa, antara, tanpa, secara, cara, guna, pakai, beli, jual, punya, buat, bagi, tengok, nampak, tahu, rasa, cakap, kata, cuba, langsung, baru, memang, rupanya, padahal, mungkin, pasti, betul, sendiri, lain, orang, pernah, selalu, asyik, tetap, biar, wah, alamak, aduh, jom, tolong, the, is, and, to, of, in, a, an, dia punya
`;

export const aliases = `
tak: x, xde tak, tk, tok, dak
takde: xde, xda, takda, tak de, tiada de
dah: da, dahh
sangat: sgt, sangatt, sgtt
saya: sy, saye
dengan: dgn, ngan
yang: yg
untuk: utk, tuk
dari: dr
dekat: kat, dkt
boleh: blh, bleh, bole
macam: mcm, cam
kenapa: knp, nape, npe, apsal
berapa: brp, brape
bila: ble
sebab: sbb, pasal
terima kasih: tq, tqvm, tima kasih, trima kasih, tenkiu, thanks, thx
lagi: lg
juga: jgk, jugak
sampai: smpai, smpi
barang: brg
cantik: cantikk, cntik, cantek, cntk, cantikkk
sedap: sedapp, sdap
comel: comey, comell, kiut
best: besttt, bestt, besh
murah: mura, murahh
suka: sukaa, skaa
semua: sume, semua2
gila: giler, gile, gilaa
wasap: wassap, whatsap
korang: korg, koranggg
hantar: antar
seller: sellerr
okay: okey, oke, okeyh
`;

export const dictionary = `
selamat pagi, selamat petang, selamat malam, selamat tengah hari, selamat datang, kos pos, bayar bila terima, beg kuning, troli kuning, kod diskaun, baucar, jualan kilat, live, khidmat pelanggan, kedai rasmi, kulit sensitif, kulit kering, kulit berminyak, kulit sawo matang, sawo matang, ibu mengandung, ibu menyusu, pencuci muka, pelembap, sunscreen, bedak, gincu, lipstik, maskara, minyak wangi, perfume, skincare, tudung, tudung bawal, shawl, baju kurung, baju melayu, baju raya, jubah, telekung, seluar, kasut, selipar, beg, beg tangan, jam tangan, rantai, gelang, cincin, cermin mata, telefon, pengecas, kabel, power bank, fon telinga, skrin, bateri, laptop, kipas, periuk nasi, periuk, kuali, pisau, botol air, mesin basuh, peti sejuk, rak, almari, tilam, bantal, selimut, tuala, permainan, mainan, susu tepung, lampin, kerepek, sambal, nasi lemak, mee segera, roti canai, ayam goreng, rendang, durian, mangga, kopi, teh tarik, milo, rempah, resepi, masak, dapur, rumah, ofis, sekolah, nombor telefon, nombor tracking, alamat, hari raya, tahun baru, hari jadi, bulan lepas, minggu lepas, minggu depan, kuala lumpur, johor, sabah, sarawak, kedah, penang, pulau pinang, kelantan, melaka, malaysia, singapura, indonesia, tarikh luput, bahan, saiz, warna, model, jenama, stok, bungkusan, kotak, content, video, lagu, tajuk lagu, kolaborasi, kerjasama, tutorial, cikgu, family, satu family
`;
