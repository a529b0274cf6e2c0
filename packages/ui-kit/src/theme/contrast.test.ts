import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { colorPresets } from './tokens/colorPresets';
import { createBacklotTheme } from './createBacklotTheme';

const modes = ['light', 'dark'] as const;

for (const mode of modes) {
  for (const { name, value } of colorPresets) {
    for (const colorWeak of [false, true]) {
      test(`every ink reads at 4.5:1 on its ground: ${mode}, ${name}${colorWeak ? ', colour-weak' : ''}`, () => {
        const { palette } = createBacklotTheme({ mode, primary: value, colorWeak });
        const grounds = [palette.background.default, palette.background.paper, palette.surface.raised];
        const pairs = [
          ...[palette.text.primary, palette.text.secondary, palette.ink.third, palette.primary.main].flatMap((ink) =>
            grounds.map((ground) => [ink, ground]),
          ),
          ...[palette.text.primary, palette.text.secondary, palette.ink.third].map((ink) => [ink, palette.accent.soft]),
          [palette.accent.ink, palette.accent.soft],
          [palette.accent.ink, palette.background.paper],
          [palette.accent.onFill, palette.accent.fill],
          [palette.accent.onFill, palette.accent.fillHover],
          ...Object.values(palette.tone).flatMap(({ ink, soft }) => [soft, ...grounds].map((ground) => [ink, ground])),
          ...[palette.error, palette.success, palette.warning, palette.info].flatMap((tone) => [[tone.contrastText, tone.main]]),
          [palette.side.text, palette.side.ground],
          [palette.side.text, palette.side.active],
          [palette.side.activeText, palette.side.active],
        ] as [string, string][];
        const unreadable = pairs.filter(([ink, ground]) => getContrastRatio(ink, ground) < 4.5);
        expect(unreadable).toEqual([]);
        const marks = [palette.accent.main, palette.line.control].filter((mark) => getContrastRatio(mark, palette.background.paper) < 3);
        expect(marks).toEqual([]);
      });
    }
  }
}
