import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

interface StoredVideoProps {
  /** Where its bytes are read in ranges, with the cookie of the player. */
  address: string;
  mime: string;
  name: string;
  poster?: string | undefined;
  /** What stands in its place where no browser plays it. */
  notPlayable: string;
}

/** A stored video in a frame of one height, before it is known and after. */
export function StoredVideo({ address, mime, name, poster, notPlayable }: StoredVideoProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || document.createElement('video').canPlayType(mime) === '')
    return (
      <Alert severity="info" sx={{ width: 1 }}>
        {notPlayable}
      </Alert>
    );
  return (
    <Box
      component="video"
      controls
      playsInline
      preload="metadata"
      src={address}
      poster={poster}
      aria-label={name}
      onError={() => setBroken(true)}
      sx={{ width: 1, height: videoHeight, borderRadius: 1, bgcolor: '#000', objectFit: 'contain' }}
    />
  );
}

/** Of the frame, in px, by the width of the screen. */
export const videoHeight = { xs: 260, sm: 400 };
