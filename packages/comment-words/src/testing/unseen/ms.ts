export const ms = `
+ tengok kucing ni terus cair hati
- menari macam kayu, cukup cukuplah
0 rumah saya pun ada kucing oren
+ cuba resipi ni, anak-anak siap tambah nasi
-c telefon baru asyik mati sendiri, nak claim waranti kata dah hangus
0q meja ni muat berapa orang
+ cikgu ajar sekali je terus faham
- hari-hari jual cerita sedih
0 tengah bercuti kat Langkawi
+ buka tingkap terus nampak laut, syurga
-c dah tempah bilik, sampai sana kata penuh, deposit hangus
0q tiket kena beli awal ke
+ suara dia buat meremang bulu roma
- lip sync tu, mulut pun tak sama
0 3 pagi tak tidur lagi
+ badan goals la akak ni
- filter sampai muka senget
0q yang pink saiz 38 ada lagi tak
+ akhirnya jumpa kasut yang tak sakit
-c kucing saya muntah makan ni, doktor kata sebab makanan
0 jumpa pukul 8 nanti
+ lakonan dia memang menjadi, meresap jiwa
- cerita meleret, tertidur aku
0 part 3 mana
+ tiga langkah siap, sesuai untuk orang malas
- langkah tak lengkap, habis kek saya bantat
0q gula berapa sudu
+ durian sampai masih sejuk, isi tebal biji kecik
-c 10 kilo, 6 kilo kulit je, isi pun mentah
0 datang baca komen
+ bila stress tengok awak terus happy
- sanggup buat apa saja demi view, tak malu
0 orang Kelantan angkat tangan
+ abang pasang tu sopan, siap buang sampah
-c sofa seminggu dah roboh, dia salahkan saya gemuk
0q student elok ambil yang mana
+ percutian yang takkan dilupakan
- beratur dua jam, masuk lima minit
0 tahun depan la
+ setiap frame boleh buat wallpaper
- buat kain buruk pun tak layak
0s nak side income? pm saya, RM200 sehari
+ beli sebab awak dan memang tak silap
0 tag suami
- lawak sama je ulang-ulang
0q ni kat negeri mana
+ tangan emas atuk ni
-c janji waranti tiga tahun, sekarang kedai pun dah lesap
0 masa minum petang
+ sekali hirup terus ketagih
- tolonglah, baik aku tidur
`;
