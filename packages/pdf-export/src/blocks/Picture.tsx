/** @jsxRuntime automatic */
import { Image, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import { loadPicture } from '../pictures/loadPicture';
import { look } from './look';
import { PdfText } from './PdfText';
import { PictureReader } from './PictureReader';
import { useContentWidth } from './ContentWidth';

/** A PNG or JPEG. One that is broken, too large or from elsewhere shows as a crossed box. */
export function Picture({ src, alt = '', height = 360 }: { src: string; alt?: string; height?: number }) {
  const read = useContext(PictureReader);
  const width = useContentWidth();
  return (
    <View wrap={false} style={{ marginVertical: 6 }}>
      <Image
        cache={false}
        src={() => loadPicture(src, read)}
        style={{ maxWidth: width, maxHeight: height, objectFit: 'contain', objectPosition: 'left', alignSelf: 'flex-start' }}
      />
      {alt ? (
        <PdfText size={look.small} color={look.second}>
          {alt}
        </PdfText>
      ) : null}
    </View>
  );
}
