import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { type Crop, croppedPx, middleOf, placeOf } from './cropOf';
import { strings } from '../strings';

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

/** The square of a picture that becomes the avatar: dragged, moved by keys, zoomed. */
export function CropDialog({
  picture,
  onCropped,
  onClose,
}: {
  picture: ImageBitmap;
  onCropped: (file: File) => void;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  // A dialog puts its content into the page after it was drawn itself.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture));
  const place = placeOf(picture, crop);
  useEffect(() => {
    const { x, y, w, h } = placeOf(picture, crop);
    const paper = canvas?.getContext('2d');
    if (!paper) return;
    // A picture that can be seen through would keep what was drawn before, and become black as a JPEG.
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, croppedPx, croppedPx);
    paper.drawImage(picture, x * croppedPx, y * croppedPx, w * croppedPx, h * croppedPx);
  }, [canvas, picture, crop]);
  const move = (x: number, y: number) => setCrop({ ...crop, x: place.x + x, y: place.y + y });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const side = event.currentTarget.clientWidth || croppedPx;
    move(event.movementX / side, event.movementY / side);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const zoomTo = (zoom: number) => {
    // The middle of the window stays where it is.
    const middle = (corner: number) => 0.5 - ((0.5 - corner) * zoom) / crop.zoom;
    setCrop({ zoom, x: middle(place.x), y: middle(place.y) });
  };
  const use = () => canvas?.toBlob((blob) => blob && onCropped(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })), 'image/jpeg', 0.9);
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('crop')}
      onClose={onClose}
      onSubmit={use}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('use')}
          </Button>
        </>
      }
    >
      <Stack
        sx={{
          gap: 3,
          alignItems: 'center',
          '& canvas': { width: 240, height: 240, borderRadius: '50%', cursor: 'grab', touchAction: 'none' },
        }}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('cropHint')}</Typography>
        <canvas
          ref={setCanvas}
          width={croppedPx}
          height={croppedPx}
          tabIndex={0}
          role="img"
          aria-label={t('crop')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        />
        <Slider
          value={crop.zoom}
          min={1}
          max={4}
          step={0.05}
          aria-label={t('zoom')}
          onChange={(_, zoom) => zoomTo(zoom as number)}
          sx={{ width: 240 }}
        />
      </Stack>
    </Dialog>
  );
}
