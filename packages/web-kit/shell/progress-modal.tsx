/** 'Mohon Menunggu, Sedang Mengambil Data !!!' while a background job's count differs from its total (Spec 1 §2.1). */
import { Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type JobProgress, useConnection, useSocketEvent } from '../socket.ts';
import { StaticModal } from './static-modal.tsx';

const TEXT = 'Mohon Menunggu, Sedang Mengambil Data !!!';
/** Less than this is a flash that nobody can read. */
const STANDS_MS = 700;

/** The job that counts; a job that was quick is told for as long as it takes to read. */
function useJob(): JobProgress | null {
  const [shown, setShown] = useState<JobProgress | null>(null);
  const [done, setDone] = useState(false);
  const [read, setRead] = useState(false);
  const live = useConnection((line) => line.live);
  const running = shown !== null;

  useSocketEvent('job-progress', (job) => {
    setDone(job.count === job.total);
    if (job.count !== job.total) setShown(job);
  });
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setRead(true), STANDS_MS);
    return () => {
      clearTimeout(timer);
      setRead(false);
    };
  }, [running]);
  useEffect(() => {
    // A line that broke may have lost the last count, and the sheet has no way out of its own.
    if (running && ((done && read) || !live)) setShown(null);
  }, [running, done, read, live]);
  return shown;
}

export function ProgressModal() {
  const job = useJob();
  return (
    <StaticModal
      opened={job !== null}
      onClose={() => undefined}
      withCloseButton={false}
      size={460}
      centered
      attributes={{ content: { 'aria-label': TEXT } }}
    >
      <Stack gap="sm" py="xs">
        <Text fw={600}>{TEXT}</Text>
        <Progress
          value={job && job.total > 0 ? (job.count / job.total) * 100 : 0}
          aria-label={TEXT}
          color="emas"
        />
        <Text size="xs" c="dimmed" className="angka">
          {job?.count} / {job?.total}
        </Text>
        {job?.message && <Text size="xs">{job.message}</Text>}
      </Stack>
    </StaticModal>
  );
}
