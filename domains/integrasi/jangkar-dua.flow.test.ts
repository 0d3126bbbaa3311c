/**
 * Protects: servers with folders of their own make one file of anchors. Whoever signed last signs again, whichever of them the night's
 * job comes to; only when he does not come does another go on, and he who comes back late adds nothing.
 */
import { type Jobs, startJobs } from '@mustika/server-kit/jobs.ts';
import {
  type Anchor,
  anchorKeyId,
  readAnchors,
  readPublicKey,
} from '@mustika/server-kit/secrets/audit-anchor.ts';
import { verifyAudit } from '@mustika/server-kit/secrets/audit-verify.ts';
import { cloneDatabase, type TestDatabase } from '@mustika/server-kit/testing.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, kitOver, RANTAI } from '../../tests/kit/app.ts';
import { jangkarSendiri, jangkarTasks } from './jangkar.job.ts';

let clone: TestDatabase;
let a: Kit;
let b: Kit;
const workers = new Set<Jobs>();
beforeAll(async () => {
  clone = await cloneDatabase(inject('pgUrl'), RANTAI);
  a = await kitOver(clone);
  b = await kitOver(clone);
});
afterAll(async () => {
  for (const jobs of workers) await jobs.stop();
  await a?.lepas();
  await b?.lepas();
  await clone?.drop();
});

const dirOf = (kit: Kit): string => kit.deps.config.anchor.dir;
const malam = (kit: Kit): Promise<void> => jangkarTasks.jangkar_audit?.({}, kit.deps) as Promise<void>;
/** Those of this server; none where it never signed. */
const tanda = (kit: Kit): Anchor[] => {
  const { anchors, bad } = readAnchors(dirOf(kit), readPublicKey(dirOf(kit)));
  expect(bad).toEqual([]);
  return anchors;
};
const banyak = (): [number, number] => [tanda(a).length, tanda(b).length];
const antrean = async (): Promise<string[]> =>
  (
    await a.owner.query<{ tugas: string }>(
      "select task_identifier as tugas from graphile_worker.jobs where task_identifier like 'jangkar%' order by 1",
    )
  ).rows.map(({ tugas }) => tugas);
/** Eight minutes are over. */
const tibaSaatnya = () =>
  a.owner.query(
    "update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = 'jangkar_audit')",
  );
const bekerja = async (kit: Kit): Promise<Jobs> => {
  const jobs = await startJobs(kit.deps, clone.url, { ...jangkarTasks, ...jangkarSendiri(dirOf(kit)) });
  workers.add(jobs);
  return jobs;
};

test('a night that comes to the other is signed by him who signed before', async () => {
  expect(anchorKeyId(dirOf(a))).not.toBe(anchorKeyId(dirOf(b)));
  await malam(a);
  expect(banyak()).toEqual([1, 0]);
  await malam(b);
  expect(banyak()).toEqual([1, 0]);
  expect(await antrean()).toEqual(['jangkar_audit', `jangkar_audit_${anchorKeyId(dirOf(a))}`]);
  // B works too: what is handed to A is not for it.
  const [jobs] = await Promise.all([bekerja(a), bekerja(b)]);
  await expect.poll(antrean).toEqual(['jangkar_audit']);
  await tibaSaatnya();
  await expect.poll(antrean).toEqual([]);
  expect(banyak()).toEqual([2, 0]);
  workers.delete(jobs);
  await jobs.stop();
});

test('who does not come is not waited for, and adds nothing when he is back', async () => {
  await malam(b);
  await tibaSaatnya();
  await expect.poll(antrean).toEqual([`jangkar_audit_${anchorKeyId(dirOf(a))}`]);
  expect(banyak()).toEqual([2, 1]);
  await bekerja(a);
  await expect.poll(antrean).toEqual([]);
  expect(banyak()).toEqual([2, 1]);
  await malam(a);
  await expect.poll(antrean).toEqual(['jangkar_audit']);
  expect(banyak()).toEqual([2, 2]);
  expect(await verifyAudit(a.owner, [...tanda(a), ...tanda(b)])).toEqual([]);
});
