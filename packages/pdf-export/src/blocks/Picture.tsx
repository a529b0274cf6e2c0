/** @jsxRuntime automatic */
import { Image, View } from '@react-pdf/renderer';
import { translator } from '@backlot/i18n';
import { useContext } from 'react';
import { strings } from '../documents/strings';
import { loadPicture } from '../pictures/loadPicture';
import { useContentWidth } from './ContentWidth';
import { look } from './look';
import { PageLocale } from './PageLocale';
import { PdfText } from './PdfText';
import { PictureReader } from './PictureReader';
import { tagged } from './Tag';

/**
 * A PNG or JPEG. One that is broken, too large or from elsewhere shows as a crossed box. `alt` says what it shows to who
 * does not see it; `caption` stands below it, the same words unless given.
 */
export function Picture({ src, alt = '', caption = alt, height = 360 }: { src: string; alt?: string; caption?: string; height?: number }) {
  const read = useContext(PictureReader);
  const locale = useContext(PageLocale);
  const width = useContentWidth();
  return (
    <View wrap={false} style={{ marginVertical: 6 }}>
      <Image
        cache={false}
        src={() => loadPicture(src, read)}
        style={{ maxWidth: width, maxHeight: height, objectFit: 'contain', objectPosition: 'left', alignSelf: 'flex-start' }}
        {...tagged('Figure', { alt: alt || translator(strings, locale)('picture') })}
      />
      {caption ? (
        <PdfText size={look.small} color={look.second}>
          {caption}
        </PdfText>
      ) : null}
    </View>
  );
}
