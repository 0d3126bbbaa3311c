#!/bin/sh
# Memasang agen di PC ini: memasangkannya dengan kode, lalu menjalankannya setiap PC menyala.
set -eu
cd "$(dirname "$0")"
here=$(pwd)
[ "$(id -u)" = 0 ] || { echo 'Jalankan dengan sudo: sudo ./pasang.sh'; exit 1; }
printf 'Alamat server (https://...): '; read -r server
printf 'Kode dari layar kasir: '; read -r kode
systemctl stop mustika-agen 2>/dev/null || true
./node mulai.mjs --server "$server" --kode "$kode" --hanya-pasang
cat > /etc/systemd/system/mustika-agen.service <<UNIT
[Unit]
Description=Agen Mustika
After=network-online.target
Wants=network-online.target

[Service]
ExecStart=$here/node $here/mulai.mjs
Restart=always
RestartSec=5
RestartPreventExitStatus=2

[Install]
WantedBy=multi-user.target
UNIT
systemctl daemon-reload
systemctl enable --now mustika-agen
echo 'Agen terpasang.'
