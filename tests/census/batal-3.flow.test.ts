/** Part 3 of all cancellations; what is asked of each stands in tests/kit/batal-diuji.ts. */
import { ujiPembatalan } from '../kit/batal-diuji.ts';

ujiPembatalan(3, 4);
