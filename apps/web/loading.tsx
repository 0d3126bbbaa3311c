/** Shown only when a chunk or the session takes longer than 200 ms, so that fast things do not flicker. */
import { Center, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';

const PATIENCE = 200;

export function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return <Center mih="60dvh">{late && <Loader size="sm" color="gray" />}</Center>;
}
