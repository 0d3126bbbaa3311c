/**
 * The job queue in a backup: work that waits, and the clock of what comes round. Its tables are those of graphile-worker's version,
 * so rows are read under names of ours and given back by its own function. What was under way at that moment is done again: a task
 * may run twice, so it must be able to.
 */
import type { Columns } from './catalogue.ts';

/** `read`: the rows of a part, in the order of `kolom`. `types`: of the columns. `give`: takes them from a table of that name. */
export type QueuePart = Columns & { types: string; read: string; give: string };

const WORK: QueuePart = {
  tabel: 'antrean_tunggu',
  kolom: ['tugas', 'isi', 'antrean', 'pada', 'paling_banyak', 'kunci', 'prioritas', 'tanda'],
  types:
    'tugas text, isi json, antrean text, pada timestamptz, paling_banyak int, kunci text, prioritas int, tanda text[]',
  read: `select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
      (select array_agg(f order by f) from jsonb_object_keys(j.flags) f)
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts order by j.id`,
  give: `select count(graphile_worker.add_job(tugas, isi, antrean, pada, paling_banyak, kunci, prioritas, tanda)) from antrean_tunggu`,
};

const CLOCK: QueuePart = {
  tabel: 'antrean_berkala',
  kolom: ['nama', 'sejak', 'terakhir'],
  types: 'nama text, sejak timestamptz, terakhir timestamptz',
  read: 'select identifier, known_since, last_execution from graphile_worker._private_known_crontabs order by 1',
  give: `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    select nama, sejak, terakhir from antrean_berkala on conflict do nothing`,
};

export const QUEUE: readonly QueuePart[] = [WORK, CLOCK];
