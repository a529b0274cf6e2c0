export const fil = `
+ natunaw puso ko sa pusa
- parang tuod sumayaw, tama na
0 may orange cat din kami
+ ginaya ko ang recipe, simot ang kaldero
-c laging namamatay ang phone, ayaw i-honor ang warranty
0q ilang tao kasya sa mesa
+ isang turo lang ni sir gets agad
- araw araw na lang paawa
0 nasa Siargao ako ngayon
+ pagbukas ng bintana dagat agad, paraiso
-c naka book na kami pero puno daw, di binalik ang deposit
0q kailangan po ba bumili ng ticket in advance
+ kinilabutan ako sa boses
- lip sync lang, di tugma ang bibig
0 gising pa ng 3am
+ body goals si ate
- tabingi na mukha sa filter
0q meron pa bang 38 yung pink
+ sa wakas sapatos na di nakakapaltos
-c sumuka ang pusa ko dito, sabi ng vet dahil sa pagkain
0 kita kits mamayang 8
+ ang galing umarte, dalang dala ako
- ang bagal ng kwento, nakatulog ako
0 nasan ang part 3
+ tatlong steps lang tapos na, pang tamad na gaya ko
- kulang kulang ang steps, nasira ang cake ko
0q ilang kutsarang asukal
+ malamig pa ang durian pagdating, makapal ang laman
-c sampung kilo pero anim na kilo balat, hilaw pa
0 nagbabasa lang ng comments
+ pag malungkot ako ikaw ang pampasaya ko
- gagawin lahat para sa views, walang hiya
0 taga Davao dyan taas kamay
+ magalang ang nag install, nilinis pa ang kalat
-c isang linggo lang bumigay na ang sofa, sinisi pa ako
0q alin ang maganda para sa estudyante
+ hindi ko makakalimutan ang trip na to
- dalawang oras na pila para sa limang minuto
0 next year na lang
+ bawat frame pang wallpaper
- di ko gagamitin kahit basahan
0s gusto mo ng sideline? pm mo ko, 1k kada araw
+ binili ko dahil sayo at di ako nagkamali
0 mention ko asawa ko
- paulit ulit na joke
0q saang lugar po ito
+ gintong kamay ni lolo
-c tatlong taon daw warranty, sarado na ngayon ang shop
0 kape muna
+ isang higop lang hinahanap ko na
- tulog na lang ako
`;
