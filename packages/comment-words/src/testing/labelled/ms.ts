export const ms = `
+ Cantiknya warna lipstik ni, dah repeat tiga kali
-c barang sampai pecah, kotak kemek teruk
0q ada saiz L tak sis?
+ laju gila pos, semalam order hari ni dah sampai
0 baru order, nanti saya review
-c refund dah seminggu tak dapat, seller tak reply
+ memang best, tak menyesal beli
0q berapa harga ye
- mahal sangat, kedai lain separuh harga je
+ sukanya 😍
0s nak duit lebih? wasap saya 0123456789
-c barang tiruan, muka saya naik ruam, jangan beli
+ hahaha kelakar gila abang ni
0q pukul berapa live?
- kualiti biasa je, tak macam dalam gambar
+ berbaloi sangat dengan harga
0 saya dari Johor
-c admin kurang ajar, tanya tiga kali tak jawab
+ lawanya akak, kulit pun licin
0q ibu mengandung boleh pakai ke
- tak sesuai dengan saya, melekit
+ beli untuk mak, mak suka sangat
0 first
-c salah hantar warna, nak tukar kena bayar pos sendiri
+ boleh tahan, nanti repeat lagi
0q apa beza yang ni dengan yang lama
- dalam live nampak cantik, bila sampai hampeh
+ sebulan pakai jerawat hilang, terbaik
0s follow saya, saya follow balik semua
- sekarang semua iklan je, bosan
+ packing kemas dan selamat, seller baik hati
0q boleh pos ke Sabah tak
-c scammer, dah bayar tapi barang tak pos
+ harga macam ni memang wajib grab
0 lalu je
- sekali basuh dah luntur, benang keluar merata
+ sangat disyorkan, tak rugi
0q kat mana boleh beli
- bau dia kuat sangat, tak tahan
+ sokong produk tempatan, teruskan usaha 💪
0 KL tengah hujan
-c kurang satu barang, seller langsung tak boleh dihubungi
+ jahitan kemas, kain sejuk, muat elok
0q ada kod diskaun?
- bising sangat suara dia, sakit telinga
+ tak sangka murah tapi kualiti padu
0 hari tu beli biru, kali ni putih
- langsung tak berkesan, buang duit
+ comelnya anak saya pakai
0q kulit sensitif boleh guna tak
-c penghantaran lambat sangat, dua minggu tak sampai lagi
+ laku keras, hebat betul
0s kerja dari rumah gaji RM300 sehari, pm saya
- jangan beli, menyesal
+ sedap sangat, satu family suka
0 nak link
-c cakap original tapi dapat barang fake
+ dah ikut dari mula, bangga dengan awak
0q charger ni berapa watt
- over sangat, takdelah hebat mana
+ cantik dan berguna, jatuh hati
0 tengah cari ni
- suara perlahan, video tersangkut-sangkut
+ review jujur, tak macam orang lain
0q bila tarikh luput dia
-c bau pelik, lepas makan terus cirit birit
+ akhirnya ada stok balik, gembira
0 semalam tak sempat tengok video
- makeup tu buruk la
+ nampak hasil cepat, terkejut saya
0q kulit sawo matang sesuai tak warna ni
-c iklan tipu, kata ada hadiah tapi takde pun
+ servis pantas dan sopan, lima bintang
0s pinjaman peribadi lulus segera whatsapp 019 888 7777
- kecewa, tak akan beli lagi
+ kain ringan, selesa untuk cuaca panas
0 mak saya pun ada kuali ni
- nampak murahan
+ penjual amanah, puas hati
0q macam mana nak order
-c skrin calar, ni barang terpakai ni
+ penerangan mudah faham, banyak ilmu
0 simpan dulu
- naik harga lagi, bulan lepas RM5 je
+ rambut lembut dan wangi
0q ni ori ke?
- berlakon je semua tu, hambar
+ baju ni memang vogue, meletop
0 mak anak dua lalu
-c mohon pulangan kena reject, platform pun tak tolong
+ murah dan berkualiti
0q malam ni pukul berapa
- saiz kecil sangat, tak muat, geram
+ suka content macam ni, buat lagi
0s tengok profil saya ada hadiah telefon percuma
- nampak sangat menipu
+ 👍👍👍
0 hari kelima lapor diri
-c bateri dua hari dah rosak, teruk betul
+ suami puji cantik hehe happy
0q boleh cod tak
- tak berbaloi
+ manisnya senyuman
0 sana berapa darjah, sini 35
- tak sedap, keras dan masin
+ makin hari makin bagus
0q postage free ke?
-c chat bot je yang jawab, masalah tak selesai
+ rak ni mudah sangat, bilik pun kemas
0 saya jual buah
- cepat cair, dua jam dah hilang
+ sama macam gambar, berpuas hati
0q nak campur air berapa banyak
- unfollow lah, asyik menjual je menyampah
+ baiknya seller, siap bagi hadiah 🎁
0 tunggu 11.11
-c bungkusan koyak, habis tumpah
+ tenang tengok video ni, terima kasih berkongsi
0q apa tajuk lagu
- biasa-biasa je, tak beli dah
+ power, seminit terus habis
0 baru sampai rumah
- auta je, siapa nak percaya
+ dah cuba, memang menjadi
0q ada warna hitam?
-c nak return tapi seller asyik bagi alasan
+ bunyi jelas, melebihi jangkaan
0s siapa nak naikkan view kedai pm saya
- warna hodoh, lain sangat dari video
+ penat abang live, jaga kesihatan
0 saya ambil saiz besar
- bedak kering, tak sesuai
+ dah sampai, bau dia mewah
0q mainan ni untuk umur berapa
-c baju ada kotoran, macam orang dah pakai
+ promosi gila babas, borong lima kotak
0 ada sesiapa tunggu jugak
- cakap macam dibuat-buat, tak suka
+ terharu sampai menangis ❤️
0q beli dua free pos tak
- mesin bising, tak boleh tidur
+ warna naikkan seri muka, memang kena beli
0 dulu beli kat app lain
-c satu bintang, lambat dan biadap
+ kasut selesa, jalan sehari tak sakit kaki
0q berapa hari sampai Kedah
- membosankan
+ penyelamat dapur, masak jadi cepat
0 selamat tengah hari semua
-c kata boleh pulangkan 7 hari, tapi tak bagi
+ suka beg ni, padan dengan semua baju
0q tinggi dengan berat akak berapa
- harga murah memang macam ni la
+ semua yang akak suggest memang boleh percaya
0 sini dah pukul 10 malam
- sekali guna dah patah, sampah
+ pedas dia padu, ketagih
0q luntur tak?
-c kena tipu, kata kulit asli tapi plastik
+ cantik shot video ni
0s join group dapat angpau percuma klik link di bio
- edit serabut, pening kepala
+ orang baru pun boleh buat, terima kasih cikgu
0 fikir dulu
- tak melembapkan langsung, muka makin kering
+ tahniah dah sejuta 🎉
0q jenama apa ni
-c botol bocor, basah satu kotak
+ warna lembut, bibir tak kering
0 kawan saya pun guna
- tak seperti yang diharapkan
+ betul la sedap, mengidam lagi
0q boleh guna dengan iphone ke
- live asyik sangkut, malas nak tengok
+ senang nak guna, nenek pun pandai, puas hati
0 tengok je tak beli
-c tunggu 20 hari lepas tu kata stok habis
+ lagi murah dari mall, untung
0q belum dapat sms, normal ke
- geli, tak nak tengok dah
+ dah suggest kat kawan ofis
0 esok gaji
-c lepas pakai mask muka bengkak merah, nak ganti rugi
+ bersih, yakin nak makan
0q muat tak laptop 14 inci
- tulisan kecik sangat tak nampak
+ suara lembut, sedap dengar
0 video lepas ni apa
- penipu
+ patut la ramai suka, profesional
0q nak kolaborasi hubungi siapa
+ kualiti premium macam brand mahal
- clickbait je
0 dah order, tunggu je
-c komplen barang rosak, terus kena block
+ pos percuma boleh pulang, beli dengan yakin
0q tu nombor berapa shade
+ cepat korang, sale padu ni
- tak guna, jadi perhiasan je
0 sama la
+ kreatifnya, berbakat betul
-c barang yang sampai lain dari penerangan
+ comel 🥰
0q nak tengok replay kat mana
- tiga hari pakai tapak tertanggal
+ bagus macam biasa
0 konfius pink ke merah
-c minta resit tak bagi
+ tiada tandingan
- hampagas
`;
