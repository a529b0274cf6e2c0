import { translator } from '@backlot/i18n';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { RenderHost, UploadAnswer } from '../renderHost';
import { controlStrings } from '../strings';
import { failureOf } from '../upload/failureOf';
import { isSafeUrl } from '../upload/isSafeUrl';
import { pictureKinds, pictureTarget } from '../upload/pictures';
import type { PendingFile } from '../upload/useUploads';
import { xhrUpload } from '../upload/xhrUpload';

const noTarget = { action: '', fileName: 'image', headers: {}, data: '{}' };

/** Pictures of one upload. */
const mostAtOnce = 5;

/** Where a picture is from now on: `code` 0 with `data.url`, or `status` success with `url`. */
const addressIn = ({ code, data, status, url }: UploadAnswer): string | undefined =>
  status === 'success' ? url : code === 0 ? data?.url : undefined;

/** Pictures of a rich text, sent as those of uploadImg are; offered only where the host says how or where to. */
export function usePictures(host: RenderHost) {
  const t = translator(controlStrings, host.locale);
  const stops = useRef(new Set<AbortController>());
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const send = async (editor: Editor, file: File) => {
    const stop = new AbortController();
    const uid = crypto.randomUUID();
    stops.current.add(stop);
    setPending((before) => [...before, { uid, name: file.name, share: 0 }]);
    const onProgress = (share: number) => setPending((before) => before.map((one) => (one.uid === uid ? { ...one, share } : one)));
    try {
      const answer = await (host.upload ?? xhrUpload)({
        file,
        type: 'img',
        ...pictureTarget(host, noTarget),
        signal: stop.signal,
        onProgress,
      });
      const url = addressIn(answer);
      if (!isSafeUrl(url)) return setMessage(failureOf(t('uploadImageFailed'), answer));
      if (!editor.isDestroyed) editor.chain().focus().setImage({ src: url, alt: file.name }).run();
      setMessage(t('uploaded', { name: file.name }));
    } catch {
      if (!stop.signal.aborted) setMessage(t('uploadImageFailed'));
    } finally {
      stops.current.delete(stop);
      if (!stop.signal.aborted) setPending((before) => before.filter((one) => one.uid !== uid));
    }
  };

  const add = (editor: Editor, files: readonly File[]) => {
    const fitting = files.filter((file) => pictureKinds.includes(file.type));
    const problems = [
      fitting.length < files.length && t('uploadKind', { kinds: 'gif, jpeg, png' }),
      fitting.length > mostAtOnce && t('uploadLimit', { limit: mostAtOnce }),
    ];
    setMessage(problems.filter(Boolean).join(' · '));
    for (const file of fitting.slice(0, mostAtOnce)) void send(editor, file);
  };

  return { canAdd: host.upload !== undefined || host.uploadConfig?.uploadImage !== undefined, pending, message, add };
}
