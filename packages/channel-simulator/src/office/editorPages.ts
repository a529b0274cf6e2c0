/** The script that pages around the editor load: as the document server's own, it puts a frame in the place of an element. */
export const apiScript = `
window.DocsAPI = {
  DocEditor: function (place, config) {
    const frame = document.createElement('iframe');
    const own = new URL([...document.scripts].find(({ src }) => src.endsWith('/documents/api.js')).src).origin;
    frame.name = 'frameEditor';
    frame.title = config.document.title;
    frame.style.cssText = 'border:0;width:' + config.width + ';height:' + config.height;
    frame.src = own + '/editor#' + encodeURIComponent(config.token);
    document.getElementById(place).replaceWith(frame);
    addEventListener('message', ({ origin, data }) => {
      if (origin !== own) return;
      if (data === 'ready') config.events.onAppReady();
      if (data.error) config.events.onError({ data: { errorDescription: data.error } });
    });
  },
};
`;

/** The page in that frame: opens what the token names, and saves it changed when its button is pressed. */
export const editorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title></head><body>
<p id="state">Opening</p><button id="save" hidden>Change and leave</button>
<script>
const token = decodeURIComponent(location.hash.slice(1));
const ask = async (path) => {
  const answer = await fetch(path, { method: 'POST', body: token });
  return answer.json();
};
const show = (text) => { document.getElementById('state').textContent = text; };
ask('/open').then((told) => {
  if (told.error) { show(told.error); parent.postMessage({ error: told.error }, '*'); return; }
  show('Opened ' + told.title + ' as ' + told.user);
  document.getElementById('save').hidden = told.mode !== 'edit';
  parent.postMessage('ready', '*');
});
document.getElementById('save').onclick = async () => show((await ask('/leave')).error === 0 ? 'Saved' : 'Not saved');
</script></body></html>`;
