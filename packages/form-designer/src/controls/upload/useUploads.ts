import { type MessageValues, translator } from '@backlot/i18n';
import { useEffect, useRef, useState } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import type { ControlRenderProps } from '../defineControl';
import type { UploadedFile } from '../renderHost';
import { controlStrings } from '../strings';
import { failureOf } from './failureOf';
import { pictureKinds, pictureTarget } from './pictures';
import { readExtraData, readFiles } from './readFiles';
import { xhrUpload } from './xhrUpload';

/** A file on its way. */
export interface PendingFile {
  readonly uid: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

type UploadProps = ControlRenderProps<OptionsOf<'uploadFile'> | OptionsOf<'uploadImg'>>;

let lastUpload = 0;

/** The files of an upload control and those on their way (spec sections 4, 5 and 8). */
export function useUploads(props: UploadProps, type: UploadedFile['type']) {
  const { options, value, onChange, host } = props;
  const t = translator(controlStrings, host.locale);
  const files = readFiles(value, type);
  const latest = useRef(files);
  const stops = useRef(new Set<AbortController>());
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    latest.current = files;
  });
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  const put = (next: readonly UploadedFile[]) => {
    latest.current = next;
    onChange(next);
  };
  const say = (key: Parameters<typeof t>[0], values?: MessageValues) => setMessage(t(key, values));

  const failed = type === 'img' ? 'uploadImageFailed' : 'uploadFileFailed';

  const send = async (file: File) => {
    const stop = new AbortController();
    const uid = `upload-${Date.now()}-${(lastUpload += 1)}`;
    stops.current.add(stop);
    setPending((before) => [...before, { uid, name: file.name, share: 0 }]);
    const onProgress = (share: number) => setPending((before) => before.map((one) => (one.uid === uid ? { ...one, share } : one)));
    try {
      const answer = await (host.upload ?? xhrUpload)({ file, type, ...targetOf(props, type), signal: stop.signal, onProgress });
      if (answer.code !== 0) return setMessage(failureOf(t(failed), answer));
      const done: UploadedFile = {
        type,
        name: file.name,
        status: 'done',
        uid: type === 'file' ? String(answer.data?.fileId ?? Date.now()) : uid,
        url: answer.data?.url ?? '',
      };
      put([...latest.current, done]);
      say('uploaded', { name: file.name });
    } catch {
      if (!stop.signal.aborted) say(failed);
    } finally {
      stops.current.delete(stop);
      if (!stop.signal.aborted) setPending((before) => before.filter((one) => one.uid !== uid));
    }
  };

  const add = (chosen: readonly File[]) => {
    setMessage('');
    const fitting = type === 'img' ? chosen.filter((file) => pictureKinds.includes(file.type)) : chosen;
    if (fitting.length < chosen.length) say('uploadKind', { kinds: 'gif, jpeg, png' });
    const free = Math.max(0, options.limit - latest.current.length - pending.length);
    if (fitting.length > free) say('uploadLimit', { limit: options.limit });
    for (const file of fitting.slice(0, free)) void send(file);
  };

  return {
    files,
    pending,
    message,
    isFull: files.length + pending.length >= options.limit,
    add,
    remove: (uid: string) => put(latest.current.filter((file) => file.uid !== uid)),
  };
}

/** Where and how a file is sent: the host's upload settings go before the document's. */
function targetOf({ options, host }: UploadProps, type: UploadedFile['type']) {
  if (type === 'img') return pictureTarget(host, options);
  const { uploadFile, uploadFileName, uploadFileHeaders, uploadFileData } = host.uploadConfig ?? {};
  return {
    action: uploadFile ?? options.action,
    fileName: uploadFileName ?? (options.fileName || 'file'),
    headers: uploadFileHeaders ?? options.headers,
    data: uploadFileData ?? readExtraData(options.data),
  };
}
