export const fil = `
+ ang ganda po ng kulay, pangatlong order ko na
-c dumating na basag, yupi pa ang box
0q may size L po ba?
+ ang bilis ng delivery, kahapon lang inorder ngayon nandito na
0 kaka-order ko lang, review ko pag dumating
-c isang linggo na ang refund ko wala pa rin, di sumasagot ang seller
+ sobrang ganda, sulit na sulit
0q magkano po
- ang mahal, kalahati lang sa ibang shop
+ love it 😍
0s pa follow back po, follow ko rin kayo
-c peke! nagka rashes ako, wag kayong bumili
+ hahaha tawang tawa ako, nakakatawa ka talaga
0q anong oras po ang live?
- pangit ang quality, hindi tulad sa picture
+ sulit ang bayad
0 taga Cebu po ako
-c ang sungit ng admin, tatlong beses na nagtanong hindi sumagot
+ ang ganda mo ate, ang kinis ng balat
0q pwede po ba sa buntis
- hindi hiyang sa akin, malagkit
+ binili ko para kay mama, tuwang tuwa siya
0 present
-c maling kulay ang pinadala tapos ako pa magbabayad ng shipping
+ okay naman, oorder ulit ako
0q ano po pinagkaiba nito sa dati
- maganda sa live pero nakakadismaya pagdating
+ isang buwan ko ginamit nawala pimples ko, ang galing
0s kumita ng 500 kada araw sa bahay lang, pm me
- puro ads na lang, nakakasawa
+ maayos ang pagkakabalot, ang bait ng seller
0q nagpapadala po ba kayo sa Davao
-c scammer yan, nagbayad ako walang dumating
+ sa presyong ito, mine na agad
0 napadaan lang
- isang laba lang kumupas na, ang daming himulmol
+ highly recommended, di kayo magsisisi
0q saan po nabibili
- ang baho, di ko kinaya
+ support local, laban lang 💪
0 umuulan dito sa Manila
-c kulang ng isa, hindi ma contact ang seller
+ maganda tahi, malambot ang tela, saktong sakto
0q may voucher po ba
- ang ingay ng boses, masakit sa tenga
+ di ko inexpect na mura pero maganda quality
0 blue nakuha ko dati, white naman ngayon
- walang epekto, sayang pera
+ ang cute ng baby ko dito
0q okay po ba sa sensitive skin
-c ang tagal ng shipping, dalawang linggo wala pa
+ ubos agad, iba ka talaga idol
0s loan po fast approval text 09171234567
- wag na kayo bumili, pinagsisihan ko
+ ang sarap, gustong gusto ng buong pamilya
0 palink po
-c sabi original, class A lang pala
+ simula umpisa sumusuporta na ako, proud sayo
0q ilang watts po yung charger
- OA naman, hindi naman ganun kaganda
+ maganda na, useful pa, nakaka inlove
0 hanap ko to
- ang hina ng sound, putol putol pa
+ honest review, hindi tulad ng iba
0q kailan po expiration
-c kakaiba ang amoy, sumakit ang tiyan ko pagkakain
+ sa wakas may stock na ulit, yehey
0 di ko napanood kahapon
- ang pangit ng makeup
+ kita agad ang resulta, nagulat ako
0q bagay po ba sa morena
-c false advertising, may freebie daw wala naman
+ mabilis sumagot ang seller, five stars
0s buy cheap followers here www.likes4u.ph
- disappointed, di na ako uulit
+ ang gaan ng tela, presko
0 meron din nanay ko nitong kawali
- mukhang cheap
+ legit seller, salamat po
0q paano po umorder
-c may gasgas ang screen, halatang second hand
+ ang linaw magpaliwanag, dami kong natutunan
0 save ko muna
- tumaas na naman ang presyo, last month 50 lang
+ lumambot ang buhok ko, mabango pa
0q original po ba ito
- scripted naman, walang kwenta
+ bongga ng dress, pak na pak
0 nanay ng dalawa, napadaan lang
-c nireject ang return ko, wala ring ginawa ang app
+ mura na maganda pa
0q anong oras po mamaya
- ang liit, hindi kasya, nakakainis
+ gusto ko ang content mo, more pa
0s bisitahin ang profile ko may libreng cellphone
- halatang peke ang reaction
+ 👍👍👍
0 day 5 attendance
-c dalawang araw lang sira na ang battery, grabe
+ sabi ni mister maganda daw ako hihi saya
0q nagde deliver po ba sa bahay
- hindi worth it
+ ang tamis ng ngiti
0 gaano kainit dyan, dito 35
- hindi masarap, matigas at maalat
+ pagaling ka ng pagaling
0q pwede cod
-c bot lang sumasagot sa chat, walang tumutulong
+ ang laking tulong nitong organizer, malinis na kwarto ko
0 nagtitinda ako ng prutas
- bilis matanggal, dalawang oras lang wala na
+ parehong pareho sa picture, masaya ako
0q gaano karaming tubig po
- unfollow na, puro benta nakakairita
+ ang thoughtful, may pa gift pa 🎁
0 hintay 11.11
-c punit ang package, natapon lahat
+ nakaka relax panoorin, salamat sa pag share
0q ano po title ng kanta
- sakto lang, di na ako bibili ulit
+ grabe ang lupit, isang minuto ubos
0 kakauwi ko lang
- sinungaling, sinong maniniwala dyan
+ nasubukan ko na, effective talaga
0q may black po ba
-c gusto ko ibalik pero pinapatagal nila
+ ang linaw ng tunog, higit pa sa inaasahan
0s gusto mo dumami views ng shop mo? message mo ako
- ang panget ng kulay, ibang iba sa video
+ ingat po lagi sa live, pahinga din
0 large kinuha ko
- dry sa mukha, hindi bagay sa akin
+ dumating na, amoy mamahalin
0q pang ilang taon po itong laruan
-c may mantsa ang damit, parang gamit na
+ ang laki ng discount, bumili ako ng lima
0 sino pa naghihintay
- ang plastik magsalita, ayoko
+ naiyak ako, nakaka touch ❤️
0q free shipping po ba pag dalawa
- maingay ang makina, di makatulog
+ bagay sa akin ang kulay, nakaka blooming
0 sa ibang app ako bumili dati
-c one star, ang bagal at bastos pa
+ komportable ang sapatos, hindi masakit sa paa
0q ilang araw po papuntang Iloilo
- nakakaantok
+ malaking tulong sa kusina, ang dali na magluto
0 magandang tanghali sa lahat
-c pwede daw ibalik within 7 days pero ayaw nila
+ gustong gusto ko itong bag, bagay sa lahat
0q ano po height at weight mo
- mura nga kaya ganyan
+ lahat ng recommend mo maaasahan
0 alas diyes na dito
- unang gamit pa lang naputol na, basura
+ sarap ng anghang, nakaka adik
0q kumukupas po ba
-c na scam ako, leather daw plastic pala
+ ang ganda ng kuha
0s sali na sa group may free gcash click the link
- magulo ang edit, nakakahilo
+ kahit baguhan kaya, thank you po teacher
0 pag iisipan ko muna
- hindi nakaka moisturize, lalong natuyo mukha ko
+ congrats po sa 1 million 🎉
0q anong brand po yan
-c tumagas ang bote, basa lahat
+ ang soft ng kulay, hindi dry sa labi
0 gamit din ng friend ko
- hindi gaya ng inaasahan ko
+ masarap nga talaga, hinahanap hanap ko
0q gumagana po ba sa iphone
- laging nagha hang ang live, nakakabadtrip
+ madali gamitin kahit ni lola, ayos
0 nanonood lang
-c naghintay ng 20 days tapos out of stock daw
+ mas mura kaysa sa mall, tipid
0q wala pa akong natanggap na text, normal po ba
- kadiri, ayoko na manood
+ nirecommend ko na sa mga officemate ko
0 sweldo bukas
-c namaga mukha ko pagkatapos ng mask, bayaran nyo ako
+ malinis, ligtas kainin
0q kasya po ba laptop na 14 inch
- ang liit ng sulat di mabasa
+ ang sarap pakinggan ng boses mo
0 ano next video
- budol
+ kaya pala ang daming may gusto sayo, professional
0q sino po pwede kontakin for collab
+ premium quality, parang mamahaling brand
- clickbait lang
0 naka order na, waiting
-c nag complain ako na may sira, binlock ako
+ free shipping at pwede ibalik, panatag ako
0q anong number ng shade po yan
+ bilis mga mars, ang laki ng sale
- walang silbi, display lang
0 same here
+ ang husay ng kamay mo, ang talented
-c ibang iba sa description ang dumating
+ ang kyut 🥰
0q saan po mapapanood ang replay
- tatlong araw lang natanggal na ang swelas
+ maganda pa rin gaya ng dati
0 di ako makapili, pink o red
-c ayaw magbigay ng resibo
+ walang tatalo
- basura
`;
