/** 'Mohon Menunggu, Sedang Mengambil Data !!!' while a background job's count differs from its total (Spec 1 §2.1). */
import { Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type JobProgress, useSocketEvent } from '../socket.ts';
import { StaticModal } from './static-modal.tsx';

const TEXT = 'Mohon Menunggu, Sedang Mengambil Data !!!';

export function ProgressModal() {
  const [job, setJob] = useState<JobProgress | null>(null);
  useSocketEvent('job-progress', setJob);
  const running = job !== null && job.count !== job.total;
  return (
    <StaticModal
      opened={running}
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
