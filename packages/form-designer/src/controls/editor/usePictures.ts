import { translator } from '@backlot/i18n';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { RenderHost } from '../renderHost';
import { controlStrings } from '../strings';
import { failureOf } from '../upload/failureOf';
import { isSafeUrl } from '../upload/isSafeUrl';
import { pictureKinds, pictureTarget } from '../upload/pictures';
import type { PendingFile } from '../upload/useUploads';
import { xhrUpload } from '../upload/xhrUpload';

const noTarget = { action: '', fileName: 'image', headers: {}, data: '{}' };

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
      const { code, data } = answer;
      if (code !== 0 || !isSafeUrl(data?.url)) return setMessage(failureOf(t('uploadImageFailed'), answer));
      if (!editor.isDestroyed) editor.chain().focus().setImage({ src: data.url, alt: file.name }).run();
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
    setMessage(fitting.length < files.length ? t('uploadKind', { kinds: 'gif, jpeg, png' }) : '');
    for (const file of fitting) void send(editor, file);
  };

  return { canAdd: host.upload !== undefined || host.uploadConfig?.uploadImage !== undefined, pending, message, add };
}
