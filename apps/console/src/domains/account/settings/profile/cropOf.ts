/** Side of the cropped picture in px. */
export const croppedPx = 320;

/** A picture of this size, zoomed and moved under a square window. `x` and `y` are its corner in parts of the window. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** Where the picture is drawn, in parts of the window: it always covers the whole window. */
export function placeOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const shorter = Math.min(width, height);
  const [w, h] = [(width / shorter) * zoom, (height / shorter) * zoom];
  const within = (corner: number, side: number) => Math.min(0, Math.max(1 - side, corner));
  return { x: within(x, w), y: within(y, h), w, h };
}

/** A crop that shows the middle. */
export function middleOf({ width, height }: { width: number; height: number }, zoom = 1): Crop {
  const { w, h } = placeOf({ width, height }, { zoom, x: 0, y: 0 });
  return { zoom, x: (1 - w) / 2, y: (1 - h) / 2 };
}
