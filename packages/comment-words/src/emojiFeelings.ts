const lists: Record<string, string> = {
  '0.8':
    '😍 🥰 😘 ❤ 🧡 💛 💚 💙 💜 🖤 🤍 💖 💗 💓 💞 💕 💘 💝 💯 🔥 👏 🙌 🤩 👍 🏆 🥇 💪 😻 ⭐ 🌟 ✨ 🎉 🎊 😋 🤤 👑 💎 🫶 🫰 😊 ☺ 😁 😄 😃 😀 😎 🤗 🌹 💐 🌸 🍻 🥳 ♥ ❣',
  '0.4': '😂 🤣 😆 😅 🙏 👌 😉 🙂 😇 😌 💋 😜 😝 🎁 ✅ 🤭 😭 🥺 🤝 ✌ 🙋 🤞 👀',
  '-0.4': '😔 😞 😟 😕 🙁 ☹ 😒 🙄 😑 😐 😬 🤔 😓 😩 😫 😖 😣 🤨 🥲 😢 🤷 😮‍💨',
  '-0.8': '👎 😡 😠 🤬 🤮 🤢 💔 😤 💩 🖕 🤡 🚫 ❌ ⛔ 😾 👿 😷 🗑 🚮',
};

/** Weights of emoji, the same in every language; written by us. Tears of laughter and of joy count little: they go both ways. */
export const emojiFeelings: ReadonlyMap<string, number> = new Map(
  Object.entries(lists).flatMap(([weight, list]) => list.split(' ').map((emoji) => [emoji, Number(weight)] as const)),
);
