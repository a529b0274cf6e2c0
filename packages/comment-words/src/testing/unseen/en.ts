export const en = `
+ that kitten just cured my bad day
- he dances like a broken robot, please stop
0 we have an orange cat too
+ made this for dinner and the kids asked for seconds
-c the phone keeps rebooting and the shop says warranty is void
0q how many people can sit at that table
+ finally a teacher who makes math simple
- all she does is play the victim
0 currently in Chiang Mai
+ woke up to the sea right outside the window, unreal
-c they gave our room away and kept the deposit
0q do we need tickets in advance
+ that voice gave me goosebumps
- obviously lip syncing, mouth doesn't even match
0 watching this at 3am
+ your body is goals fr
- the filter is doing all the work here
0q do the pink ones come in 38
+ first shoes that don't kill my feet
-c my cat threw up after this food, the vet blames it
0 see you all at 8
+ his acting is on another level
- fell asleep halfway
0 part 3 when
+ three steps and done, perfect for lazy people like me
- left out half the steps and my cake was ruined
0q how many spoons of sugar
+ durian was still cold when it arrived, thick flesh tiny seeds
-c half of it was shell and the rest was unripe, want my money back
0 just here for the comments
+ you always cheer me up
- anything for views, no dignity
0 who else is from Cebu
+ the installer was polite and even took the trash away
-c sofa collapsed in a week and they blamed my weight
0q which one should a student get
+ a trip I will never forget
- two hours in line for five minutes inside
0 maybe next year
+ every frame is a wallpaper
- wouldn't use it as a rag
0s easy side hustle, message me for details, $200 daily
+ bought it because of you and you were right
0 showing this to my husband
- heard this joke a hundred times already
0q what city is this
+ grandpa's hands are pure gold
-c promised three years of warranty and now the shop is gone
0 tea time
+ chef's kiss
- nah, this ain't it
`;
