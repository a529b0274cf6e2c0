export const en = `
+ This lipstick is gorgeous, already ordered two more
-c Mine arrived broken and the box was crushed
0q Is there a size L?
+ Super fast delivery, came the next day!
0 Just ordered, will update when it arrives
-c Been waiting 3 weeks for my refund, seller ignores me
+ love love love 😍
0q how much is it
- Way too expensive for what you get
+ You explain everything so clearly, thanks sis
0s Check my bio for free iPhones
-c FAKE!! my skin broke out after one use, do not buy
+ lol this guy is hilarious 😂
0q When is the next live?
- Quality is meh, not like in the video
+ Worth every penny
0 I'm from the Philippines
-c Rude customer service, they never answer
+ Your skin looks amazing omg
0q can pregnant women use this?
- didn't work for me at all
+ bought it for my mom and she loves it
0 first
-c They sent the wrong colour and want me to pay for shipping
+ Not bad at all, will buy again
0q What's the difference between this one and the old one
- Looks great on live but so disappointing in real life
+ Used it for a month and my acne is gone, highly recommend
0s follow me and I follow back, like for like
- This channel is all ads now, boring
+ Beautiful packaging, perfect gift
0q Do you ship to Malaysia?
-c Scammers! paid and they never shipped it
+ that price is insane, take my money
0 just passing by
- faded after one wash and loose threads everywhere
+ totally recommend this shop, legit
0q where can i buy this
- the smell is awful
+ Support local! keep it up 💪
0 it's raining in Bangkok
-c One item missing and I can't reach the seller
+ Well made, comfy fabric, true to size
0q any voucher?
- too loud, can't listen to this
+ didn't expect it to be this good for the price
0 last time I got the blue one, now the white
- waste of money, no effect
+ so cute on my baby
0q Is it ok for sensitive skin?
-c Shipping took forever, still not here
+ Selling out that fast, you are a queen
0s Earn $300 a day from home, dm me now
- don't buy, regret it
+ delicious, whole family enjoyed
0 link please
-c It says original but this is a cheap knockoff
+ been following since day one, so proud of you
0q how many watts is this charger
- so overhyped
+ Pretty and useful, obsessed
0 need this
- audio is so bad and laggy
+ honest review, finally someone who tells the truth
0q whats the expiry date
-c weird smell and I got food poisoning after eating it
+ I've been waiting for this, yay
0 didn't see yesterdays video
- that makeup is ugly ngl
+ wow the results are instant
0q would this shade suit tan skin?
-c False advertising, the free gift was never in the box
+ customer service was patient and helpful
0s Buy cheap followers and likes at www.boostfans.com
- never again
+ light and breathable, great for summer
0 my aunt has the same pan
- looks cheap tbh
+ five stars, great seller ⭐⭐⭐⭐⭐
0q how to order
-c there are scratches on the screen, this is clearly used
+ so informative, learned a lot
0 saving this for later
- price went up again, it was 5 dollars last month, ridiculous
+ hair feels so soft and smells nice
0q is it original?
- same script every live, so annoying
+ this dress is everything, slay
0 mom of two here
-c they rejected my return request, horrible
+ cheap and good quality
0q what time tonight?
- runs small, can't even put it on
+ more videos like this please, I enjoy them
0s visit my profile for a surprise, I give away phones
- so staged lol nothing real about it
+ 👍👍👍
0 day 5
-c battery died after two days, terrible quality
+ my husband said I look pretty haha happy
0q do you do home delivery
- not worth the price
+ your smile is so sweet
0 how hot is it there today guys, here 35
- tastes horrible, too salty and hard
+ getting better with every video
0q is cash on delivery available
-c chatbot support is useless, nobody solves anything
+ this organizer is so handy, my room is finally tidy
0 I sell fruits
- makeup melts off in two hours
+ exactly as in the picture, satisfied
0q how much water do I add
- unfollowed, sick of the constant selling
+ how thoughtful, they even put a little gift 🎁
0 waiting for 11.11
-c package was torn and everything leaked
+ so relaxing to watch, thanks for sharing
0q song name?
- it's ok I guess but I won't buy again
+ sold out in a minute, incredible
0 just got home
- yeah right, who believes this
+ tested it, works like magic
0q do you have it in black
-c asked for a return and they keep delaying
+ great sound and strong noise cancelling, exceeded my expectations
0s DM on telegram +1 555 010 9999 for loans
- such an ugly color, nothing like the video
+ you work so hard, take care
0 I got the large
- too dry and cakey on me
+ got it today, smells so luxurious
0q what age is this toy for
-c stain on the shirt, looks like someone wore it before
+ best deal ever, bought five boxes
0 anyone else waiting
- sounds so fake, I don't like her
+ this made me cry, so touching ❤️
0q free shipping for two?
- noisy machine, can't sleep
+ the colour is so flattering on me
0 bought on another app before
-c 1 star, slow shipping and bad attitude
+ shoes fit perfectly, comfortable all day
0q how long to vietnam
- boring
+ a lifesaver in the kitchen, saves me so much time
0 good afternoon
-c says 7 day return but they refused
+ love this bag, goes with everything
0q what is your height and weight
- you get what you pay for, cheap stuff
+ everything you recommend is reliable
0 it's 10pm here
- snapped the first time I used it, trash
+ spicy and tasty, can't stop eating
0q does the color fade?
-c got scammed, they said leather but it is plastic
+ beautifully filmed
0s join my group for free voucher, click the link in my profile
- editing is so messy it gives me a headache
+ even a beginner like me can do it, thank you
0 let me think about it
- not moisturizing at all, my face got drier
+ congrats on 1 million 🎉
0q which brand is that
-c bottle leaked all over the box
+ smooth and not drying, pretty shade
0 my friend uses it too
- not as good as I hoped
+ ok I was wrong, this is actually awesome
0q does it work with iphone
- stream keeps freezing, bad experience
+ easy to use for my grandma, very happy
0 just watching
-c waited 20 days and then they tell me out of stock
+ such a bargain, cheaper than the mall
0q no sms yet, is that normal?
- disgusting, I'm done watching
+ already told all my coworkers to get it
0 payday tomorrow
-c rash and redness after the mask, I want compensation
+ clean and fresh, trust this brand
0q would a 14 inch laptop fit
- text too small to read
+ your voice is so calming
0 what's next video
- total ripoff
+ that's why you are my favorite host, so professional
0q who do I contact for collab
+ feels premium, like the big brands
- clickbait
0 ordered, waiting
-c seller blocked me after I reported the defect
+ free shipping and easy returns, buy without worry
0q which shade number is that
+ run girls, restock is here!
- useless, just collecting dust
0 same question
+ so pretty, you are so talented
-c item is completely different from the description
+ aww so adorable 🥰
0q where can I see the replay
- the sole came off after three days
+ good as always
0 can't decide between pink and red
-c refuses to give me an invoice
+ can't complain, works fine
- I expected more
+ no regrets
0 @anna @joy look at this
`;
