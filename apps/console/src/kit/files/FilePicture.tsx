import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { ImagePreview } from '@backlot/ui-kit';
import { useState } from 'react';
import { useFileUrl } from './useFileUrl';

/** A stored picture as a thumbnail that opens large; says so where it may not be seen. */
export function FilePicture({
  fileId,
  name,
  width = 160,
  height = 104,
}: {
  fileId: string;
  name: string;
  width?: number;
  height?: number;
}) {
  const t = useStrings(strings);
  const { url, error } = useFileUrl(fileId);
  const [viewed, setViewed] = useState<number | null>(null);
  const frame = { width, maxWidth: '100%', height, borderRadius: 1, border: 1, borderColor: 'line.main', overflow: 'hidden' } as const;
  if (error)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', p: 2, textAlign: 'center', fontSize: 12.5, color: 'text.secondary' }}>
        {error.message || t('hidden')}
      </Box>
    );
  if (!url) return <Skeleton variant="rounded" width={width} height={height} role="img" aria-label={t('loading', { name })} />;
  return (
    <>
      <ButtonBase sx={frame} aria-label={t('enlarge', { name })} onClick={() => setViewed(0)}>
        <Box component="img" src={url} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
      </ButtonBase>
      <ImagePreview images={[{ src: url, name }]} index={viewed} onIndexChange={setViewed} />
    </>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { enlarge: '{name}: show large', hidden: 'You may not see this picture', loading: '{name} is loading' },
  'zh-CN': { enlarge: '{name}：查看大图', hidden: '您无权查看此图片', loading: '{name} 加载中' },
  vn: { enlarge: '{name}: xem ảnh lớn', hidden: 'Bạn không được xem ảnh này', loading: 'Đang tải {name}' },
});
