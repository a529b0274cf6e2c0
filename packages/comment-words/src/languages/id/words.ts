export const stopWords = `
yang, dan, di, ke, dari, untuk, buat, dengan, sama, pada, dalam, oleh, karena, soalnya, kalau, kalo, jika, bila, agar, supaya, sehingga, sampai, sejak, ini, itu, tersebut, begini, begitu, sini, situ, sana, aku, saya, gue, gua, gw, kamu, lu, lo, elu, anda, dia, ia, mereka, kita, kami, kalian, kak, kakak, kakaknya, ka, bang, abang, mas, mbak, bu, ibu, pak, bapak, gan, sis, bro, say, guys, bun, bunda, min, ada, adalah, ialah, jadi, menjadi, tidak, bukan, belum, jangan, sudah, telah, sedang, lagi, akan, bakal, mau, ingin, pengen, bisa, dapat, boleh, harus, perlu, juga, pun, masih, cuma, hanya, saja, aja, doang, sih, dong, deh, kok, nih, tuh, kan, ya, yah, iya, loh, lho, lah, mah, kah, eh, oh, ah, hai, halo, banget, sangat, sekali, amat, terlalu, lebih, kurang, paling, sedikit, banyak, semua, setiap, tiap, para, beberapa, seperti, kayak, kaya, macam, namun, tapi, tetapi, atau, serta, lalu, terus, kemudian, setelah, habis, sebelum, ketika, saat, waktu, sekarang, tadi, nanti, besok, kemarin, hari, minggu, bulan, tahun, jam, menit, kali, satu, dua, tiga, empat, lima, apa, apakah, siapa, kapan, mana, dimana, kenapa, bagaimana, gimana, berapa, nya, si, sang, oleh, antara, tanpa, secara, hal, cara, pas, pake, pakai, beli, jual, punya, bikin, kasih, dikasih, liat, lihat, nonton, tau, tahu, kira, bilang, kata, katanya, coba, langsung, baru, memang, emang, ternyata, malah, padahal, mungkin, pasti, benar, bener, beneran, rasanya, sendiri, lain, orang, pernah, selalu, sering, tetap, makanya, biar, gitu, gini, kaya gini, nah, wah, duh, aduh, yuk, ayo, tolong, mohon
`;

export const aliases = `
tidak: gak, nggak, enggak, ga, gk, ngga, engga, tak, kagak, kaga, tdk, g, ndak, nda, gaa, gakk, ngak, kgk, gx, nggk
banget: bgt, bngt, bgtt, bgttt, bangett, bngtt, bet, bat
sudah: udah, udh, sdh, dah, uda, udahh
belum: blm, blum, belom, blom
yang: yg
dengan: dgn, dg
untuk: utk, buat
karena: krn, karna, krna
tapi: tp, tpi, tapii
saja: aja, aj, ajh, ajaa
sama: sm, ama
saya: sy
aku: ak, akuu, aq
kamu: km, kamuu
kakak: kk, kakk, kakaa
terima kasih: trims, trimakasih, tengkyu, tq, trmksh, thx, thanks, thank you
makasih: mksh, mksih, makasi, makasihh, maaci, maacih
benar: bnr, bener
bagus: bgs, baguss, bagusss, bgus
cantik: cantikk, cntik, cantiq
suka: sukaa, ska
murah: mrh, murahh
mahal: mahall, mhl
barang: brg, brng
harga: hrg, hrga
pengiriman: pngiriman
bisa: bs, bsa
berapa: brp, brapa, brpa
bagaimana: gmn, gimana, gmana, bgmn
kenapa: knp, knapa
kapan: kpn
dimana: dmn, dimn
kecewa: kcewa, kecewaa
jelek: jlek, jelekk
lucu: lucuu, luchu
enak: enakk, enakkk
keren: kerenn, krenn
mantap: mantapp, mntap, mantaap
wkwk: wkwkwk, wkwkwkwk, wkwkw, wkwkk, awokwok, xixi
dikirim: dkirim
seller: selernya, sellernya
pesan: pesen
original: ori, orii
`;

export const dictionary = `
selamat pagi, selamat siang, selamat sore, selamat malam, selamat datang, ongkos kirim, jasa kirim, bayar di tempat, keranjang kuning, checkout, live shopping, flash sale, kode voucher, ruang tamu, customer service, toko sebelah, toko resmi, official store, kulit sensitif, kulit kering, kulit berminyak, kulit sawo matang, sawo matang, cuci muka, sabun cuci muka, pelembap, tabir surya, bedak, lipstik, lip cream, maskara, parfum, skincare, ibu hamil, anak kecil, orang tua, suami, istri, teman kantor, celana jeans, baju tidur, baju anak, sepatu, sandal, tas, tas selempang, jam tangan, hijab, kerudung, jilbab, gamis, mukena, kaos, kemeja, rok, jaket, kacamata, kalung, gelang, cincin, anting, hp, charger, kabel data, power bank, earphone, headset, layar, baterai, laptop, kipas angin, penanak nasi, rice cooker, air fryer, panci, wajan, pisau, botol minum, mesin cuci, rak, lemari, kasur, bantal, selimut, handuk, mainan, susu formula, popok, cemilan, camilan, keripik, sambal, bakso, mie instan, mie ayam, nasi goreng, ayam geprek, rendang, durian, mangga, kopi susu, teh manis, boba, bumbu, resep, masak, dapur, rumah, kantor, sekolah, nomor resi, nomor hp, alamat, hari ini, jam berapa, bulan lalu, minggu lalu, minggu depan, tahun baru, lebaran, idul fitri, ulang tahun, cuaca panas, musim hujan, hujan, jakarta, surabaya, bandung, medan, bali, jogja, semarang, makassar, indonesia, malaysia, tanggal kadaluarsa, bahan, ukuran, warna, model, merek, merk, stok, paket, paketnya, kotak, kardus, bungkus, editan, konten, video, lagu, judul lagu, kerja sama, kolaborasi, tutorial, pemula, ilmu
`;
