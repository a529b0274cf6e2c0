import { expect, journey } from './journey';
import { doMainJob } from './mainJob';
import { wordsOf } from './mainJob.languages';

// As after `npm start`.
journey.use({ isEmbedded: true });

journey('the main job: four people, from a wish to a published, approved video, in three languages', async ({ browser, server }) => {
  journey.setTimeout(900_000);
  const people = await doMainJob(browser, server.url);
  expect(await wordsOf(people)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});
