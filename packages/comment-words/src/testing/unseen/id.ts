export const id = `
+ liat kucingnya langsung meleleh
- jogetnya kaku kayak robot, udahan deh
0 di rumah juga ada kucing oren
+ nyobain resepnya, sekeluarga nambah terus
-c hp baru restart mulu, diklaim malah dibilang garansi hangus
0q mejanya muat berapa orang
+ gurunya jelasin sekali langsung paham
- tiap hari jual kesedihan
0 lagi di Lombok nih
+ buka jendela langsung laut, surga banget
-c udah booking sampai sana kamar penuh, dp hangus
0q tiketnya harus beli duluan ya
+ suaranya bikin merinding
- lipsync ketauan, mulutnya gak pas
0 jam 3 pagi masih melek
+ badannya goals banget
- filternya sampai muka miring
0q yang pink nomor 38 masih ada?
+ akhirnya nemu sepatu yang gak bikin lecet
-c kucingku muntah-muntah makan ini, kata dokter gara-gara makanannya
0 sampai ketemu jam 8
+ aktingnya juara, baper parah
- ceritanya bertele-tele, ketiduran aku
0 part 3 mana
+ tiga langkah jadi, cocok buat kaum rebahan
- resepnya gak lengkap, kueku bantat semua
0q gulanya berapa sendok
+ duriannya masih dingin pas sampai, dagingnya tebal
-c 10 kilo isinya 6 kilo kulit, mentah lagi
0 ke sini baca komen doang
+ tiap sedih nonton kakak jadi ketawa lagi
- demi konten rela malu-maluin
0 orang Medan mana suaranya
+ tukang pasangnya sopan, sampahnya dibawa pulang
-c sofa seminggu udah ambruk, malah nyalahin aku gendut
0q pelajar mending yang mana
+ liburan yang gak bakal terlupakan
- antri dua jam masuk lima menit
0 taun depan aja
+ tiap frame bisa jadi wallpaper
- dijadiin lap pun ogah
0s cari cuan dari hp? dm aku ya, sehari 300rb
+ beli karena kakak dan gak salah pilih
0 tag suami ah
- jokesnya itu-itu mulu
0q ini syutingnya di kota mana
+ tangan emas si kakek
-c janjinya garansi 3 tahun, tokonya sekarang kabur
0 waktunya ngeteh
+ seteguk langsung nagih
- plis lah, mending tidur
`;
