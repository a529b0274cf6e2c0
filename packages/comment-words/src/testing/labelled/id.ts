export const id = `
+ Warnanya cakep bgt kak, udah beli 3x
-c barang nyampe pecah, kotaknya penyok semua
0q ada ukuran L gak kak?
+ pengiriman cepet banget, kemarin pesan hari ini sampai
0 baru checkout, nanti aku review
-c refund udah seminggu belum cair, seller gak bales chat
+ bagus banget, nyesel baru beli sekarang
0q harganya berapa kak
- kemahalan, toko sebelah setengahnya
+ suka bangettt 😍
0s jual followers murah cek bio ya kak
-c barang KW! muka langsung bruntusan, jangan beli
+ wkwkwk ngakak parah, lucu bgt sih
0q live jam berapa kak
- kualitasnya biasa aja, gak sesuai foto
+ worth it banget harganya
0 aku dari Surabaya
-c adminnya jutek, ditanya 3 kali gak dijawab
+ kakaknya cantik, kulitnya glowing
0q bumil boleh pakai gak?
- gak cocok di aku, lengket
+ beliin buat mama, mama seneng banget
0 hadir
-c dikirim salah warna, mau tukar malah suruh bayar ongkir sendiri
+ lumayan bagus, bakal repeat order
0q bedanya sama yang lama apa ya
- di live kelihatan bagus, pas dateng zonk
+ sebulan pakai jerawat ilang, mantap
0s follow balik dong, pasti aku folback semua
- sekarang isinya iklan semua, bosen
+ packing rapi dan aman, seller ramah
0q bisa kirim ke Malaysia?
-c penipu, udah transfer barang gak dikirim
+ harga segini sih wajib beli
0 cuma lewat
- sekali cuci luntur, benang berantakan
+ rekomen banget, gak bakal rugi
0q beli di mana kak
- baunya nyengat, gak kuat
+ semangat terus kak, dukung produk lokal 💪
0 di Jakarta lagi hujan
-c kurang satu barang, seller gak bisa dihubungi
+ jahitannya rapi, bahan adem, pas di badan
0q ada voucher gak kak
- suaranya terlalu keras, pusing dengernya
+ gak nyangka murah tapi kualitas oke
0 kemarin beli yang biru sekarang yang putih
- gak ngefek sama sekali, buang duit
+ anakku gemes banget pakai ini
0q kulit sensitif aman gak?
-c pengiriman lama banget, 2 minggu belum sampai
+ gila laris manis, keren
0s kerja dari rumah gaji 5 juta seminggu, minat wa 081234567890
- jangan beli deh, nyesel
+ enak banget, sekeluarga suka
0 minta link dong
-c katanya ori ternyata palsu
+ ngikutin dari awal, bangga sama kakak
0q chargernya berapa watt
- terlalu dilebih-lebihkan, gak sebagus itu
+ cantik dan berguna, jatuh cinta
0 nyari ini
- suara kecil, gambar ngelag terus
+ reviewnya jujur, gak kayak yang lain
0q expirednya kapan ya
-c bau aneh, habis makan langsung mules diare
+ akhirnya restock juga, seneng
0 kemarin gak nonton videonya
- makeupnya jelek ah
+ hasilnya langsung keliatan, kaget aku
0q kulit sawo matang cocok shade apa kak
-c iklan bohong, katanya ada hadiah ternyata gak ada
+ cs nya sabar dan fast respon, bintang 5
0s pinjaman online cepat cair hubungi wa 0812 9999 8888
- kecewa, gak akan beli lagi
+ bahannya ringan, cocok buat cuaca panas
0 ibu aku juga punya panci ini
- keliatan murahan
+ seller amanah, puas belanja di sini
0q cara pesannya gimana
-c layarnya baret, ini mah barang bekas
+ penjelasannya gampang dimengerti, nambah ilmu
0 save dulu
- naik lagi harganya, bulan lalu masih 50rb
+ rambut jadi lembut dan wangi
0q ini ori kak?
- settingan mulu, garing
+ dressnya kece badai
0 emak dua anak numpang lewat
-c ajukan retur ditolak, aplikasinya juga gak bantu
+ murah meriah tapi bagus
0q nanti malam jam berapa?
- kekecilan, gak muat, sebel
+ suka kontennya, lanjut terus kak
0s cek profilku ada giveaway hp gratis
- keliatan banget boongnya
+ 👍👍👍
0 absen hari ke 5
-c baterai 2 hari udah rusak, parah
+ suami bilang aku cantik hehe senang
0q bisa cod gak
- gak worth it
+ senyumnya manis banget
0 di sana berapa derajat, di sini 35
- gak enak, keras dan keasinan
+ makin lama makin keren kontennya
0q gratis ongkir gak kak
-c chat dibales bot doang, gak ada solusi
+ rak ini praktis, kamar jadi rapi
0 aku jualan buah
- gampang luntur, baru 2 jam udah ilang
+ sesuai foto, puas banget
0q takaran airnya berapa
- unfollow ah, jualan mulu ganggu
+ perhatian banget, dikasih bonus 🎁
0 nunggu 11.11
-c paketnya sobek, isinya tumpah
+ nontonnya bikin tenang, makasih udah berbagi
0q judul lagunya apa
- b aja sih, gak beli lagi
+ sadis, semenit langsung ludes
0 baru nyampe rumah
- halah ngibul, siapa yang percaya
+ udah coba, beneran ngaruh, pori mengecil
0q ada warna hitam?
-c mau retur dipersulit terus sama tokonya
+ suaranya jernih, di luar ekspektasi
0s yang mau naikin viewers toko wa aku ya
- warnanya jelek, beda jauh sama video
+ semangat livenya kak, jangan lupa istirahat
0 aku ambil yang gede
- bedaknya kering, cracky di aku
+ udah dateng, wanginya mewah
0q mainan ini buat umur berapa
-c bajunya ada noda, kayak bekas dipakai orang
+ promo gila, borong 5 kotak
0 ada yang nunggu juga gak
- ngomongnya dibuat-buat, gak suka
+ terharu banget sampai nangis ❤️
0q beli dua gratis ongkir?
- mesinnya berisik, gak bisa tidur
+ warnanya bikin cerah, cus beli
0 dulu beli di aplikasi sebelah
-c bintang 1, lama dan gak ramah
+ sepatunya nyaman, jalan seharian gak sakit
0q berapa hari sampai Medan
- ngebosenin, skip
+ penyelamat dapur, masak jadi cepet
0 selamat siang semua
-c katanya bisa retur 7 hari, ternyata gak boleh
+ tasnya bagus, cocok sama semua baju
0q tinggi sama berat badan kakak berapa
- ada harga ada rupa
+ rekomendasi kakak selalu bisa dipercaya
0 di sini udah jam 10 malam
- baru sekali pakai udah patah, sampah
+ pedesnya nampol, nagih terus
0q luntur gak ya?
-c ketipu, katanya kulit asli ternyata plastik
+ videonya estetik, enak dilihat
0s gabung grup dapet saldo gratis klik link di bio
- editannya berantakan bikin pusing
+ pemula juga bisa, terima kasih ilmunya
0 pikir-pikir dulu
- gak melembapkan, muka malah kering
+ selamat kak udah sejuta 🎉
0q mereknya apa kak
-c botolnya bocor, satu kardus basah semua
+ warnanya kalem, gak bikin bibir kering
0 temenku juga pakai
- gak sesuai harapan
+ ternyata emang enak, ketagihan
0q bisa buat iphone gak
- livenya macet terus, males
+ gampang dipakai orang tua, memuaskan
0 cuma nonton doang
-c nunggu 20 hari malah dibilang stok kosong
+ lebih murah dari mall, untung banget
0q belum dapat sms, wajar gak?
- jijik, gak mau nonton lagi
+ udah aku saranin ke temen kantor
0 besok gajian
-c habis maskeran muka merah bengkak, minta ganti rugi
+ bersih, aman dimakan
0q muat laptop 14 inci gak
- tulisannya kekecilan, gak kebaca
+ suaranya adem, betah dengerin
0 video selanjutnya apa
- penipuan
+ pantesan banyak yang suka, profesional
0q kalau mau kerja sama hubungi siapa
+ kualitas premium kayak brand mahal
- clickbait doang
0 udah pesan, tinggal nunggu
-c komplain barang cacat malah diblokir
+ gratis ongkir bisa retur, belanja tenang
0q itu nomor berapa shadenya
+ buruan say, mumpung diskon
- gak guna, jadi pajangan doang
0 sama
+ tangannya terampil, hasilnya indah
-c barang yang diterima beda total sama deskripsi
+ gemoy 🥰
0q liat ulang livenya di mana
- tiga hari dipakai solnya lepas
+ bagus kayak biasanya
0 bingung pink atau merah
-c minta nota gak dikasih
+ gak ada lawan
- ampas
`;
