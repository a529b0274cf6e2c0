import type { Page } from '@playwright/test';

/**
 * Where the hole of the shown puzzle is, in px of the picture: the place at which the piece looks most like what is
 * there, whatever the hole's shade. A person sees the same.
 */
export function slidePosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img, [role=alertdialog] img')];
    await Promise.all(images.map((image) => image.decode()));
    const pixelsOf = (image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, canvas.width, canvas.height) as ImageData;
    };
    const [picture, piece] = images.map(pixelsOf) as [ImageData, ImageData];
    const gray = ({ data }: ImageData, at: number) => (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    const solid: { x: number; y: number; value: number }[] = [];
    for (let y = 0; y < piece.height; y += 1) {
      for (let x = 0; x < piece.width; x += 1) {
        const at = (y * piece.width + x) * 4;
        if ((piece.data[at + 3] ?? 0) > 250) solid.push({ x, y, value: gray(piece, at) });
      }
    }
    const correlation = (left: number) => {
      const there = solid.map(({ x, y }) => gray(picture, (y * picture.width + left + x) * 4));
      const meanThere = there.reduce((sum, value) => sum + value, 0) / there.length;
      const meanPiece = solid.reduce((sum, { value }) => sum + value, 0) / solid.length;
      let [both, one, other] = [0, 0, 0];
      solid.forEach(({ value }, index) => {
        const a = value - meanPiece;
        const b = (there[index] ?? 0) - meanThere;
        both += a * b;
        one += a * a;
        other += b * b;
      });
      return both / Math.sqrt(one * other || 1);
    };
    const places = Array.from({ length: picture.width - piece.width + 1 }, (_, left) => ({ left, likeness: correlation(left) }));
    return places.reduce((best, place) => (place.likeness > best.likeness ? place : best)).left;
  });
}
